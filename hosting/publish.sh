#!/usr/bin/env bash
# Publishes the checked-out commit on this machine (docs/hosting.md): builds and checks it, copies it into a release,
# switches to that in one step, and compares what visitors get. A step that fails is named; visitors keep what they had.
#
# SITE_URL: the address that visitors see, such as https://ileru.example. SITE_ROOT: the folder of `releases` and
# `current`, /srv/ileru if unset. PREVIEW=true: also publish what is unfinished; search engines do not list it.
# LAUNCHED=true, once the site is public: reject PREVIEW.
set -euo pipefail
cd "$(dirname "$0")/.."

root=${SITE_ROOT:-/srv/ileru}
export SITE_URL=${SITE_URL:-} PREVIEW=${PREVIEW:-} LAUNCHED=${LAUNCHED:-}
kept_releases=10
is_switched=

begin() {
  step=$1
  echo "> $step"
}

# Replaces the link in one step; `ln -f` alone deletes it first on some systems.
point_current_to() {
  ln -sfn "$1" "$root/.current"
  mv -fT "$root/.current" "$root/current"
}

# Runs at every end, also when a signal stops the script.
finish() {
  local status=$?
  [ "$status" -eq 0 ] && return
  if [ "$is_switched" ]; then
    if [ "$before" ]; then point_current_to "$before"; else rm "$root/current"; fi
    rm -rf "$root/releases/$release"
  fi
  echo "Failed: $step. Visitors have $(readlink "$root/current" || echo no release yet)." >&2
}
trap finish EXIT
trap 'exit 130' INT TERM HUP

begin "Make sure that no other publication runs"
mkdir -p "$root/releases"
exec 9>"$root/.lock"
flock -n 9
before=$(readlink "$root/current" || true)

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
mv -T "$root/.copy" "$root/releases/$release"

begin "Switch to releases/$release"
is_switched=yes
point_current_to "releases/$release"

begin "Compare what visitors get" && npm run --silent check:launch -- --served
is_switched=

begin "Delete all but the newest $kept_releases releases"
(cd "$root/releases" && ls | head -n "-$kept_releases" | xargs -r rm -rf --)
echo "Published: $SITE_URL has $release"
