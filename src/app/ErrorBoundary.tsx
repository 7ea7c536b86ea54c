import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** The element that React renders into. */
  root: Element;
  children: ReactNode;
}

/**
 * Keeps the page readable when React fails: React would leave an empty page. The visitor sees a copy of the
 * page that React does not know, in its version without scripts. React writes the error to the console.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  private readonly path = window.location.pathname;

  private copy?: Element;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const { copy, path } = this;
    if (!copy) return;
    document.documentElement.classList.remove("js");
    this.props.root.replaceWith(copy);
    const leave = () => {
      if (window.location.pathname !== path) window.location.reload();
    };
    // Back and Forward change only the address now, and the copy may be of the page before this one.
    window.addEventListener("popstate", leave);
    leave();
    // After hydration, slides and closed services are out of reach in the copy.
    if (window.earlyVisit?.isTakenOver) void showServerPage(copy);
  }

  override render() {
    const { children, root } = this.props;
    if (!this.state.hasFailed) return children;
    // React removes the page after this.
    this.copy = root.cloneNode(true) as Element;
    return null;
  }
}

/** Replaces the copy with the page as the server sends it, if that can be fetched. */
async function showServerPage(copy: Element) {
  try {
    const html = await (await fetch("")).text();
    const page = new DOMParser().parseFromString(html, "text/html").getElementById(copy.id);
    if (page) copy.replaceWith(page);
  } catch {
    // The copy remains.
  }
}
