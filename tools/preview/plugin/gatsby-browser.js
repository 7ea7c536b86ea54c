/** The time between two requests for the list of mistakes, in ms. */
const interval = 700;

/** How long the panel says that the mistakes are corrected, in ms. */
const farewell = 20_000;

const corrected = "Corrected. If the page does not show it in ten seconds, reload the page.";

const styles = `
  section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 45vh; overflow: auto;
    padding: 16px 20px; background: #7a1020; color: #fff; font: 16px/1.5 system-ui, sans-serif;
    box-shadow: 0 -4px 24px rgb(0 0 0 / 0.5) }
  section.corrected { background: #14532d }
  h2 { margin: 0 0 8px; font-size: 18px }
  p { margin: 0 }
  ul { margin: 0; padding-left: 20px }
  li { margin-bottom: 6px }
  code { font: 15px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
`;

/**
 * @param {string} name
 * @param {string} [text]
 */
function element(name, text = "") {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** @param {import("../../../src/model/problems").Problem} mistake */
function itemOf({ file, line, column, reason }) {
  const item = element("li");
  const place = [file, line, column].filter(Boolean).join(":");
  item.append(element("code", place), ` ${reason}`);
  return item;
}

/**
 * Lists the mistakes; without any, says for a moment that they are corrected.
 * @param {HTMLElement} panel
 * @param {import("../../../src/model/problems").Problem[]} mistakes
 */
function showMistakes(panel, mistakes) {
  panel.hidden = false;
  panel.classList.toggle("corrected", mistakes.length === 0);
  if (mistakes.length === 0) {
    const note = element("p", corrected);
    panel.replaceChildren(note);
    setTimeout(() => (panel.hidden ||= note.isConnected), farewell);
    return;
  }
  const list = element("ul");
  list.append(...mistakes.map(itemOf));
  panel.replaceChildren(
    element("h2", "Not shown yet. The page below is the last version without a mistake."),
    list,
  );
}

/** Shows the mistakes in the content in a panel over the page, in the live preview only. */
export const onInitialClientRender = () => {
  const host = element("div");
  const root = host.attachShadow({ mode: "open" });
  const panel = element("section");
  panel.setAttribute("role", "alert");
  panel.hidden = true;
  root.append(element("style", styles), panel);
  document.body.append(host);

  const none = "[]";
  let shown = none;
  const refresh = async () => {
    try {
      const answer = await fetch("/mistakes.json", { cache: "no-store" });
      const text = answer.ok ? await answer.text() : none;
      if (text !== shown) showMistakes(panel, JSON.parse(text));
      shown = text;
    } catch {
      // The preview has ended, or the list does not exist yet.
    }
    setTimeout(refresh, interval);
  };
  void refresh();
};
