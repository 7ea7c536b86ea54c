/** The script in the head of the landing page. */
import "./theme";
import "./arrival";
import "./counters";
import { start } from "../loader/main";

// A carousel that is seen at once must not wait for an interaction to advance.
addEventListener("load", () => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) start();
    },
    { threshold: 0.5 },
  );
  for (const carousel of document.querySelectorAll("[aria-roledescription]"))
    observer.observe(carousel);
});
