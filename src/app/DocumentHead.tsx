import { useEffect, useRef } from "react";
import { initialAppState, useApp } from "../context/AppContext";
import { useThemePreference } from "../hooks/useThemePreference";
import { grounds } from "../theme/grounds";
import { Head } from "../components/head/Head";

/**
 * What follows the visitor's theme and language outside the page: head data, and the colour of the browser's own bars.
 * It renders with every change of the app's state, so the layout around it need not.
 */
export function DocumentHead() {
  useThemePreference();
  const { language } = useApp();
  const { theme } = initialAppState;
  const shown = useRef(language);
  useEffect(() => {
    // The document has the first language, or that of a translator, which must stay.
    if (shown.current !== language) document.documentElement.lang = language;
    shown.current = language;
  }, [language]);
  return (
    <Head htmlAttributes={{ lang: language }}>
      <meta name="theme-color" content={grounds[theme]} />
    </Head>
  );
}
