# Stands in for the build in the tests of releases: makes a small site from what version.txt says.
# `sh fakeBuild.sh [moment [file]]` waits at that moment: for ever, or until the file is there.
# The version "broken" fails.
version=$(cat version.txt)
script=app-$(printf %s "$version" | sha1sum | cut -c1-20).js
moment=$1
file=${2:-/nowhere/at/all}

at() {
  [ "$1" != "$moment" ] || until [ -e "$file" ]; do sleep 0.02; done
}

at start
mkdir -p public
cd public || exit
yes "$version" | head -n 3000 >"$script"
printf %s "$version" >"$script.br"
at script
printf %s "$version" >404.html
at page
printf %s "$version" >page-data.json
printf %s "$SITE_URL" >address.txt
at data
yes "$version /$script" | head -n 2000 >index.html
at end
[ "$version" != broken ]
