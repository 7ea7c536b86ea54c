#!/usr/bin/env bash
# Publishes the checked-out commit on this machine (docs/hosting.md): builds and checks it, copies it into a release,
# switches to that in one step, and compares what visitors get. A step that fails is named; visitors keep what they had.
# SITE_URL: the address that visitors see, such as https://ileru.example. SITE_ROOT: the folder of `releases` and
# `current`, /srv/ileru if unset. PREVIEW=true: also publish what is unfinished; search engines do not list it.
# LAUNCHED=true, once the site is public: reject PREVIEW.
set -euo pipefail
umask 022 # nginx runs as another user.
root=$(realpath -m "${SITE_ROOT:-/srv/ileru}")
cd -P "$(dirname "$0")/.."
export SITE_URL=${SITE_URL:-} PREVIEW=${PREVIEW:-} LAUNCHED=${LAUNCHED:-}
kept_releases=10 is_alone=

begin() { step=$1 && echo "> $step"; }

# Deletes releases that were not compared: each still has the link `.before`. If visitors have one, that link becomes
# `current`: renaming needs no room on a full disk.
go_back() {
  mapfile -d '' -t uncompared < <(find "$root/releases" -mindepth 2 -maxdepth 2 -name .before -printf '%h\0')
  [ ! -L "$root/current/.before" ] || mv -fT "$root/current/.before" "$root/current" || return
  rm -rf -- "${uncompared[@]}"
}

# Runs at every end, also when a signal stops the script.
finish() {
  local status=$? visitors_have="no release"
  [ "$status" -eq 0 ] && return
  set +e
  trap '' INT TERM HUP
  if [ "$is_alone" ]; then go_back; rm -rf "$root/.copy"; fi
  [ ! -e "$root/current" ] || visitors_have=$(readlink "$root/current" || echo "the folder current")
  echo "Failed: $step. Visitors have $visitors_have." >&2
}
trap finish EXIT
trap 'exit 130' INT TERM HUP

begin "Check the variables"
[[ $root/ != $PWD/* ]] || { echo "SITE_ROOT is $root; name a folder outside the checkout"; exit 1; }
npm run --silent check:launch -- --variables

begin "Make sure that no other publication runs"
mkdir -p "$root/releases"
chmod -f a+rx "$root/releases" || true
exec 9>"$root/.lock"
flock -n 9
is_alone=yes

begin "Find what visitors have"
[ -L "$root/current" ] || [ ! -e "$root/current" ] || { echo "$root/current must be a link, not a folder: move it away"; exit 1; }
# The last publication was cut off, for example by a power cut.
if [ -L "$root/current/.before" ] && npm run --silent check:launch -- --served "$root/current"; then
  rm "$root/current/.before"
fi
go_back
before=none
[ ! -e "$root/current" ] || before=$(readlink "$root/current")

begin "Make sure that every change is committed"
changes=$(git status --porcelain)
[ -z "$changes" ] || { echo "$changes"; exit 1; }
release=$(date -u +%Y%m%d-%H%M%S)-$(git rev-parse --short HEAD)

begin "Build the site" && npm run build
begin "Check the built site" && npm run --silent check:site
begin "Find what stops a launch" && npm run --silent check:launch

begin "Copy the site into a release"
rm -rf "$root/.copy"
cp -r public "$root/.copy"
chmod -R u=rwX,go=rX "$root/.copy"
# Same bytes, same time: nginx then answers 304 to browsers that have the file.
(cd "$root/.copy" && find . -type f -exec sh -c 'for file; do ! cmp -s "$file" "../current/$file" || touch -r "../current/$file" "$file"; done' sh {} +)
ln -s "$before" "$root/.copy/.before"
mv -T "$root/.copy" "$root/releases/$release"
sync -f "$root"

begin "Switch to releases/$release"
ln -sfnT "releases/$release" "$root/.current"
mv -fT "$root/.current" "$root/current"

begin "Compare what visitors get" && npm run --silent check:launch -- --served
rm "$root/current/.before"

begin "Delete all but $kept_releases releases"
cd "$root"
[ -e "$before" ] || before=current
# The oldest by time, never those of visitors: names are anybody's, and clocks may be wrong.
find releases -mindepth 1 -maxdepth 1 -type d ! -samefile current/. ! -samefile "$before/." -printf '%T@ %p\0' |
  LC_ALL=C sort -znr | tail -zn "+$((kept_releases - 1))" | cut -zd' ' -f2- | xargs -0r rm -rf --
echo "Published: $SITE_URL has $release"
