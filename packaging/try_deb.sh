#!/usr/bin/env bash
# Tries the Debian package in a clean Debian that has no Python and no Qt: it is installed with its dependencies, plays
# whole games on a virtual screen, and is removed without rest, while saved games stay.
#
#   packaging/try_deb.sh PACKAGE.deb [PYTHON [MIRROR [SUITE]]]
#
# Needs root, debootstrap, Xvfb and libXtst. PYTHON has this checkout installed with its tools (README). BASE may name a
# folder with a Debian that debootstrap made before; it is copied. COMPONENTS are the parts of the mirror, if not main
# alone: "main,universe".
set -euo pipefail
package=$(realpath "$1")
python=$(realpath -s "${2:-.venv/bin/python}")
mirror=${3:-http://deb.debian.org/debian}
suite=${4:-bookworm}
cd "$(dirname "$0")/.."

say() { printf '\n== %s\n' "$*"; }

work=$(mktemp -d)
root=$work/root
finish() {
    umount -q "$root/proc" || true
    umount -q "$root/dev" || true
    rm -rf --one-file-system "$work"
}
trap finish EXIT

say "A clean root"
if [ -n "${BASE:-}" ]; then
    cp -a "$BASE" "$root"
else
    debootstrap --variant=minbase --components="${COMPONENTS:-main}" "$suite" "$root" "$mirror" >"$work/debootstrap.log" || {
        tail "$work/debootstrap.log"
        exit 1
    }
fi
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
absent() {
    if inside sh -c 'command -v python3 || ls /usr/lib/*/libQt*' 2>/dev/null; then
        echo "there is a Python or a Qt"
        exit 1
    fi
}
inside() { chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }
absent

say "Install"
cp "$package" "$root/tmp/boardtable.deb"
inside apt-get update -qq
inside apt-get install -y -qq --no-install-recommends /tmp/boardtable.deb >"$work/install.log" 2>&1 || {
    tail "$work/install.log"
    exit 1
}
# The blanks are dpkg's own.
# shellcheck disable=SC2016
inside dpkg-query -W -f '${Package} ${Version}, ${Installed-Size} KB\n' boardtable
absent
inside dpkg -L boardtable | sort >"$work/files"
echo "files: $(wc -l <"$work/files")"
# Nothing that it loads is missing.
inside sh -c 'find /usr/lib/boardtable -name "*.so*" -type f ! -path "*/printsupport/*" -exec ldd {} + 2>/dev/null' >"$work/ldd"
if grep 'not found' "$work/ldd" | grep -vE 'libQt6|libpyside6|libshiboken6|libicu|libpython'; then exit 1; fi

say "Play"
QT_QPA_PLATFORM=offscreen "$python" -m tests.frozen.play /usr/bin/boardtable --root "$root" --language pl \
    --profile "$root/root/games" --pictures "${PICTURES:-$work/pictures}"

say "Remove"
kept=$(find "$root/root/games" -name '*.boardtable' | wc -l)
inside apt-get purge -y -qq boardtable >"$work/purge.log" 2>&1
left=0
while read -r file; do
    if [ -e "$root$file" ] && [ ! -d "$root$file" ]; then
        echo "left: $file"
        left=1
    fi
done <"$work/files"
for folder in /usr/lib/boardtable /usr/share/doc/boardtable; do
    [ ! -e "$root$folder" ] || { echo "left: $folder"; left=1; }
done
[ "$left" = 0 ]
[ "$kept" -gt 0 ]
[ "$(find "$root/root/games" -name '*.boardtable' | wc -l)" = "$kept" ]
echo "nothing left; $kept saved games kept"
