/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://testgas.ng/#about", "referrer": "https://testgas.ng/contact"}
 */
import { reducedMotionQuery } from "../../../src/theme/breakpoints";
import { setMediaQuery } from "../../support/browser";

it.each([
  [false, "smooth"],
  [true, "instant"],
])(
  "a link from another page, with reduced motion %s, makes a scroll that is %s",
  (isReduced, behavior) => {
    jest.useFakeTimers();
    // jsdom has no timing of navigations.
    Object.assign(performance, { getEntriesByType: () => [{ type: "navigate" }] });
    setMediaQuery(reducedMotionQuery, isReduced);
    history.replaceState(null, "", "/#about");
    document.body.innerHTML = '<section id="about"></section>';
    const scrollIntoView = jest.fn();
    Object.assign(document.getElementById("about")!, { scrollIntoView });
    jest.isolateModules(() => {
      jest.requireActual("../../../src/client/inline/arrival");
    });
    window.dispatchEvent(new Event("DOMContentLoaded"));
    jest.runAllTimers();
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior });
  },
);
