import type { ContentType } from "../contentType";
import { group, pattern, text } from "../fields";

const storeButton = group({
  prefix: text("The small line of the button.", 40),
  store: text("The large line of the button.", 40),
});

/** Text of the parts that every page has: app buttons, modal, theme switch, carousel controls. */
export const siteApp: ContentType = {
  name: "SiteApp",
  label: "Parts of every page",
  path: "site/app.yml",
  description: "Words of the parts that every page has.",
  fields: group({
    storeButtons: group({
      label: text("The name of the pair of buttons.", 60),
      googlePlay: storeButton,
      appStore: storeButton,
    }),
    modal: group({
      title: text("The title of the app download modal.", 80),
      message: text("Its message.", 200),
      confirm: text("The button that closes it.", 40),
      close: text("The close icon's name.", 40),
    }),
    theme: group({
      toLight: text("The theme switch while the page is dark.", 60),
      toDark: text("The theme switch while the page is light.", 60),
    }),
    carousel: group({
      role: text("What a carousel is called for screen readers.", 40),
      slideRole: text("What one of its slides is called for screen readers.", 40),
      slideLabel: pattern("The name of a slide.", ["n", "total"], 60),
      previous: text("The arrow back.", 40),
      next: text("The arrow onward.", 40),
      pause: text("The button that stops the rotation.", 60),
      play: text("The button that starts the rotation.", 60),
      dots: text("The name of the row of numbered dots.", 60),
    }),
    notifications: group({
      label: text("The name of the list of notices.", 60),
      dismiss: text("The button that removes a notice.", 40),
    }),
    loading: text("Read out while a page takes long to arrive.", 60),
  }),
  count: { min: 1, max: 1 },
};
