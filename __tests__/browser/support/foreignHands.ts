/**
 * What other programs do to a page. The functions run in the page, so they refer to nothing outside themselves. The
 * translator comes last, because the others look for texts that it replaces.
 */
export const hands = {
  /** A dialler or a spelling aid puts a part of a text into an element. */
  "a dialler": () => {
    for (const element of document.querySelectorAll("main p, main li")) {
      const text = [...element.childNodes].find((node) => node instanceof Text);
      const isColumn = getComputedStyle(element).display.includes("flex");
      if (!text || text.data.length < 3 || isColumn) continue;
      const rest = text.splitText(2);
      const link = Object.assign(document.createElement("span"), { textContent: rest.data });
      rest.replaceWith(link);
    }
  },
  /** A password manager puts a button beside each field, and a class on it. */
  "a password manager": () => {
    for (const field of document.querySelectorAll("main input:not([type=radio]), main textarea")) {
      field.classList.add("fills");
      const button = Object.assign(document.createElement("button"), { type: "button" });
      button.dataset.foreign = "";
      field.after(button);
    }
  },
  /** An extension puts an element into each part of the page, and attributes on the document. */
  "an extension": () => {
    for (const css of ["header", "header nav", "main", "main section", "main form", "footer"])
      document.querySelector(css)?.prepend(document.createElement("i"));
    document.documentElement.lang = "fr";
    for (const element of [document.documentElement, document.body]) {
      element.dataset.foreign = "";
      element.classList.add("foreign");
    }
  },
  /** A blocker removes a link from each part of the page, and a line of an answer; the document keeps their texts. */
  "a blocker": () => {
    const links = ["header nav a[href*=contact]", "main a:not([href^='#'])", "footer nav a"];
    for (const css of [...links, "main [role=status] p"]) {
      const element = document.querySelector<HTMLElement>(css);
      document.documentElement.dataset.blocked += `\n${element?.innerText}`;
      element?.remove();
    }
  },
  /** A translator puts each text into two elements, with a mark as its translation, and goes on with later texts. */
  "a translator": () => {
    const seen = new WeakSet<Node>();
    const translate = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found = root instanceof Text ? [root] : [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) found.push(node as Text);
      for (const text of found) {
        const parent = text.parentElement;
        const isWords = parent && !parent.closest("script, style, textarea, svg, [translate=no]");
        if (!isWords || seen.has(text) || !text.data.trim()) continue;
        const inner = document.createElement("font");
        inner.textContent = `${text.data}\u2060`;
        inner.childNodes.forEach((node) => seen.add(node));
        const outer = document.createElement("font");
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    new MutationObserver((changes) =>
      changes.forEach(({ type, target, addedNodes }) => {
        if (type === "characterData") translate(target);
        addedNodes.forEach(translate);
      }),
    ).observe(document.body, { childList: true, characterData: true, subtree: true });
    translate(document.body);
  },
} as const;

export type Hand = keyof typeof hands;

export const allHands = Object.keys(hands) as Hand[];
