import { createElement, Fragment } from "react";

/** In ms; the list is a small file of this computer. */
const betweenLooks = 700;

const styles = `
  section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 45vh; overflow: auto;
    padding: 16px 20px; background: #7a1020; color: #fff; font: 16px/1.5 system-ui, sans-serif;
    box-shadow: 0 -4px 24px rgb(0 0 0 / 0.5) }
  h2 { margin: 0 0 8px; font-size: 18px }
  ul { margin: 0; padding-left: 20px }
  li { margin-bottom: 6px }
  code { font: 15px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
`;

function element(name, text = "") {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function itemOf({ file, line, column, reason }) {
  const item = element("li");
  item.append(element("code", `${file}:${line ?? 1}:${column ?? 1}`), ` ${reason}`);
  return item;
}

function show(panel, slips) {
  panel.replaceChildren();
  panel.hidden = slips.length === 0;
  if (panel.hidden) return;
  const list = element("ul");
  list.append(...slips.map(itemOf));
  panel.append(element("h2", "Not shown yet: the page below is as it was before this slip"), list);
}

/** Each page as it was when its query was last answered whole, by its path. */
const lastWhole = new Map();

/**
 * Keeps a page whose query found something missing as it was. Gatsby can hear of words before it hears
 * of the picture that they name; rendered without it, the page would be gone until it is opened anew.
 */
export const wrapPageElement = ({ element, props: { data, location } }) => {
  const isWhole = data === undefined || (data !== null && !Object.values(data).includes(null));
  if (isWhole) lastWhole.set(location.pathname, element);
  return lastWhole.get(location.pathname) ?? createElement(Fragment);
};

/** Lays what is wrong with the content over the page, in the live preview alone. */
export const onInitialClientRender = () => {
  const host = element("div");
  const root = host.attachShadow({ mode: "open" });
  const panel = element("section");
  panel.setAttribute("role", "alert");
  panel.hidden = true;
  root.append(element("style", styles), panel);
  document.body.append(host);

  let shown = "";
  const look = async () => {
    try {
      const answer = await fetch("/slips.json", { cache: "no-store" });
      const text = answer.ok ? await answer.text() : "[]";
      if (text !== shown) show(panel, JSON.parse(text));
      shown = text;
    } catch {
      // The preview has ended, or the list is not written yet.
    }
    setTimeout(look, betweenLooks);
  };
  void look();
};
