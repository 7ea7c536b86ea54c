import reporter from "gatsby-cli/lib/reporter";

/** Warnings that plugins print in every build, and why each may be ignored. */
const harmless = [
  // Browsers without AVIF get a WebP, which is a query of its own (components/picture/Picture).
  "specified only AVIF format, with no fallback format. This will mean your site cannot be viewed in all browsers.",
  // It advises Gatsby's own head; react-helmet was chosen (decisions, “React 18, and a synchronous render of the head”).
  "gatsby-plugin-react-helmet: Gatsby now has built-in support for modifying the document head.",
  // An undeclared option, which it passes to its reader of front matter.
  'unknown plugin options for "gatsby-transformer-remark": engines',
];

/** Keeps warnings out of Gatsby's output that nobody has to act on: among them, a new one would not be seen. */
export function hideHarmlessWarnings(): void {
  const { warn } = reporter;
  reporter.warn = (text) => {
    if (!harmless.some((sentence) => text?.includes(sentence))) warn.call(reporter, text);
  };
}
