const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Paragraphs and lists of Markdown as plain HTML; enough to check that a text is on the page. */
export function simpleHtml(markdown: string): string {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .map((block) =>
      block.startsWith("- ")
        ? `<ul>${block
            .split(/\n?- /)
            .slice(1)
            .map((item) => `<li>${escape(item)}</li>`)
            .join("")}</ul>`
        : `<p>${escape(block)}</p>`,
    )
    .join("\n");
}

/** A document's introduction and its sections, one for each `##` heading with its `{#id}`. */
export function simpleSections(markdown: string) {
  const [introduction = "", ...parts] = markdown.split(/^## /m);
  const sections = parts.map((part) => {
    const [heading = "", ...lines] = part.split("\n");
    const [title = "", id] = heading.split(/\s*\{#([a-z0-9-]+)\}\s*$/);
    const fallback = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    return { id: id ?? fallback, title, html: simpleHtml(lines.join("\n")) };
  });
  return { introduction: simpleHtml(introduction), sections };
}
