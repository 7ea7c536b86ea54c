import { useEffect, useRef } from "react";
import { initialAppState, useApp } from "../context/AppContext";
import { grounds } from "../theme/grounds";
import { Head } from "../components/head/Head";

/** Head data of every page: the language, and the colour of the browser's own bars. */
export function DocumentHead() {
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
