/**
 * In the scripts, the place of a section that never changes: React keeps the server's HTML of an element whose HTML it
 * is given, so that neither the section's code nor its words are needed there.
 */
export function KeptHtml() {
  return <section dangerouslySetInnerHTML={{ __html: "" }} suppressHydrationWarning />;
}
