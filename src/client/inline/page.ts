/** The script in the head of every other page: one instead of two, because each costs a hash in the policy. */
import "./theme";
import { load } from "../loader/main";
import { navigationType } from "../navigationType";
import "./folds";

// Without scripts, the answer on the page would not be that of the address (`#gas=12.5`), or of the fields that the
// browser restores.
addEventListener("DOMContentLoaded", () => {
  const isBack = document.forms.length > 0 && navigationType() !== "navigate";
  if (location.hash.includes("=") || isBack) load();
});
