import { Helmet } from "react-helmet";
import { useApp } from "../context/AppContext";
import { themes } from "../theme/colours";

/** What the head of every page says: the language, and the colour of the browser's own bars. */
export function DocumentHead() {
  const { language, theme } = useApp();
  return (
    <Helmet htmlAttributes={{ lang: language }}>
      <meta name="theme-color" content={themes[theme].ground} />
      <meta name="color-scheme" content={theme} />
    </Helmet>
  );
}
