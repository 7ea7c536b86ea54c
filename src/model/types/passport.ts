import { group, label, pattern, text } from "../fields";

/** What describes a cylinder, in a link that visitors send to themselves. */
export const passport = group({
  linked: pattern("The question of a field that is filled in from such a link.", "label", 60),
  text: text("Shown below the link for sending: what it is for, and what it holds."),
  send: label("The link that opens the message in WhatsApp."),
  message: pattern("The message, with the link.", "link"),
}).meta({ label: "A visitor’s cylinder in a link" });
