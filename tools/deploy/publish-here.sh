#!/usr/bin/env bash
# Publishes one commit of main on this machine: `publish-here.sh /srv/ileru`. CI's key may run this and
# nothing else (docs/deploy.md); the commit is what the caller asks ssh to run.
set -euo pipefail
folder=$(realpath "$1")
commit=${SSH_ORIGINAL_COMMAND:-}
if ! [[ $commit =~ ^[0-9a-f]{40}$ ]]; then
  echo "Nothing was published: name a commit by its 40 digits." >&2
  exit 2
fi
cd "$(dirname "$(realpath "${BASH_SOURCE[0]}")")/../.."
git fetch --quiet origin main
if ! git merge-base --is-ancestor "$commit" origin/main; then
  echo "Nothing was published: $commit is not part of main." >&2
  exit 2
fi
git checkout --quiet --detach "$commit"
# One block is read whole before it runs, because the checkout may just have replaced this file.
{
  npm run release -- "$folder"
  exit
}
