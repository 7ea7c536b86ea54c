import { Component, type ReactNode } from "react";
import { SCRIPTED } from "../theme/pageState";

/** The element that Gatsby renders into (src/html.tsx). */
export const ROOT_ID = "___gatsby";

/**
 * Keeps the page readable when React fails: React would leave an empty page. The visitor sees a copy of the
 * page that React does not know, in its version without scripts. React writes the error to the console.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  private copy?: Element;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    const { copy } = this;
    // React reports every effect that failed.
    if (!copy || copy.isConnected) return;
    document.getElementById(ROOT_ID)?.replaceWith(copy);
    document.documentElement.classList.remove(SCRIPTED);
    window.earlyVisit = undefined;
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // React removes the page after this.
    this.copy ??= document.getElementById(ROOT_ID)?.cloneNode(true) as Element | undefined;
    return null;
  }
}
