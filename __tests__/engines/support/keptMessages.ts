declare global {
  interface Window {
    keptMessages?: string[];
  }
}

/**
 * Runs in the page: records console messages and the page's errors from now on. WebKit's driver
 * reports none of them. The site's scripts load after this, on the first interaction.
 */
export function keepMessages(): void {
  if (window.keptMessages) return;
  const kept: string[] = [];
  window.keptMessages = kept;
  const { console: speaker } = window;
  for (const type of ["debug", "error", "info", "log", "warn"] as const) {
    const say = speaker[type];
    speaker[type] = (...parts: unknown[]) => {
      kept.push(`${type}: ${parts.map((part) => JSON.stringify(part)).join(" ")}`);
      say(...parts);
    };
  }
  window.addEventListener("error", ({ message }) => kept.push(`uncaught: ${message}`));
  window.addEventListener("unhandledrejection", (event) =>
    kept.push(`uncaught: ${String(event.reason)}`),
  );
  document.addEventListener("securitypolicyviolation", (breach) =>
    kept.push(`policy: ${breach.effectiveDirective} ${breach.blockedURI}`),
  );
}

/** Runs in the page: the recorded messages. */
export function keptMessages(): string[] {
  return window.keptMessages ?? [];
}
