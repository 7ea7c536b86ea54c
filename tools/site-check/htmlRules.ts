import type { ConfigData } from "html-validate";

/** What the HTML of every page has to keep: the standard, and what readers who cannot see need. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // The standard lets everything that can carry a name have one, such as a list.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    "input-missing-label": "error",
    "missing-doctype": "error",
    "no-missing-references": "error",
    // The roles of an accordion are those of its pattern.
    "prefer-native-element": "off",
  },
};
