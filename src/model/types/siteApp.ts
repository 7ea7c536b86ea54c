import type { ContentType } from "../contentType";
import { group, pattern, text, withLines } from "../fields";
import { externalLink, picture } from "../formedFields";

const storeButton = group({
  prefix: text("The small line on the button.", 40),
  store: text("The large line on the button.", 40),
});

/** Text of the parts that every page has: app buttons, order buttons, modal, theme switch, carousel controls. */
export const siteApp: ContentType = {
  name: "SiteApp",
  label: "Parts of every page",
  path: "site/app.yml",
  description: "The words of parts that are on every page.",
  fields: group({
    storeButtons: group({
      label: text("The name of the two buttons for screen readers.", 60),
      googlePlay: storeButton,
      appStore: storeButton,
    }),
    order: group({
      call: text("The button that calls the company.", 40),
      whatsapp: text("The button that opens a WhatsApp chat.", 40),
      message: withLines(
        text("The message that a WhatsApp link begins, unless a page has its own."),
      ),
    }),
    proof: group({
      registration: group({
        label: text("The link to the register, once site/company.yml has a registration.", 120),
        to: externalLink("The address of the register."),
      }),
      licence: pattern("How to check the licence that site/company.yml has.", "authority", 120),
    }),
    modal: group({
      title: text("The title of the window that opens when a visitor presses an app button.", 80),
      message: text("The message in the window.", 200),
      confirm: text("The button that closes the window.", 40),
      close: text("The name of the close icon for screen readers.", 40),
      picture: picture("The app on a phone, upright, on a transparent background.", 440),
    }),
    theme: group({
      toLight: text("The name of the theme switch while the page is dark.", 60),
      toDark: text("The name of the theme switch while the page is light.", 60),
    }),
    carousel: group({
      role: text("What screen readers call a carousel.", 40),
      slideRole: text("What screen readers call a slide.", 40),
      slideLabel: pattern("The name of a slide for screen readers.", "n total", 60),
      previous: text("The name of the arrow to the previous slide.", 40),
      next: text("The name of the arrow to the next slide.", 40),
      pause: text("The name of the button that stops the rotation.", 60),
      play: text("The name of the button that starts the rotation.", 60),
      dots: text("The name of the row of dots for screen readers.", 60),
    }),
    notifications: group({
      label: text("The name of the list of notices for screen readers.", 60),
      dismiss: text("The name of the button that closes a notice.", 40),
    }),
    offline: group({
      message: text("The notice when a visitor without a connection presses a link.", 160),
      leakCard: text("The link in this notice to the leak card, which needs no connection.", 40),
    }),
    loading: text("Screen readers read it while a page loads slowly.", 60),
  }),
};
