import { group, label, list, pattern, text, textWithTokens } from "../fields";
import { textLink } from "../formedFields";

const moment = (description: string) => pattern(description, "time", 40);

/** What to do if gas is missing, with its deadlines and the prepared message. */
export const shortWeight = group({
  title: label("The title above what to do if gas is missing."),
  steps: list("The steps if gas is missing.", 1, 8, textWithTokens("One step.")),
  policy: textLink("The text of the link to the returns policy.", 80),
  deadlines: group({
    title: label("The title above the questions for the day and the time of the delivery."),
    day: group({
      label: label("The question for the day."),
      today: label("The option for today."),
      yesterday: label("The option for yesterday."),
    }),
    time: label("The question for the time of day."),
    open: pattern("Shown once the time is entered: the deadlines.", "report return"),
    late: pattern("Shown instead if only the time to report has passed.", "report return"),
    over: textWithTokens("Shown instead if both have passed."),
    future: text("Shown if the time entered is still to come."),
  }).meta({ label: "Deadlines" }),
  moments: group({
    am: moment("A time before noon."),
    pm: moment("A time from noon on."),
    yesterday: moment("A time of yesterday."),
    today: moment("A time of today."),
    tomorrow: moment("A time of tomorrow."),
    date: pattern("A time of another day.", "time date", 60),
  }),
  whatsapp: label("The link that opens the message in WhatsApp."),
  mail: label("The link that opens the message as an email."),
  subject: pattern("The subject of the email.", "difference", 120),
  message: group({
    first: label("The first line of the message."),
    size: pattern("The line with the size.", "size"),
    tare: pattern("The line with the empty weight.", "tare"),
    before: pattern("The line with the weight before filling.", "before"),
    now: pattern("The line with the weight now.", "now"),
    paid: pattern("The line with the gas paid for.", "paid"),
    received: pattern("The line with the gas received.", "received"),
    difference: pattern("The line with the missing gas.", "difference"),
    worth: pattern("The line with the missing gas and its price.", "difference worth"),
    when: label("The line for the time of the delivery, for the customer to fill in."),
    came: pattern("Instead, if the time was entered: the line with it.", "came"),
    deadlines: pattern("The line below it with the deadlines.", "report return"),
    ask: text("The other lines that the customer fills in.", 300),
  }),
});
