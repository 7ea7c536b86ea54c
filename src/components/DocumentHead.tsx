import { useApp } from "../context/AppContext";
import { themes } from "../theme/colours";
import { Head } from "./Head";

/** Head data of every page: the language, and the colour of the browser's own bars. */
export function DocumentHead() {
  const { language, theme } = useApp();
  return (
    <Head state={`${language} ${theme}`} htmlAttributes={{ lang: language }}>
      <meta name="theme-color" content={themes[theme].ground} />
      <meta name="color-scheme" content={theme} />
    </Head>
  );
}
