declare global {
  interface Window {
    keptMessages?: string[];
  }
}

/**
 * Runs in the page: keeps from now on what is said in the console, and what the page complains of.
 * WebKit's driver tells of none of it; the scripts wait for the visitor's first sign, after this.
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

/** Runs in the page: what was kept. */
export function keptMessages(): string[] {
  return window.keptMessages ?? [];
}
