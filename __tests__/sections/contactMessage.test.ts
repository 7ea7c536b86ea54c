import { prepare } from "../../src/sections/contact/contactMessage";

const visitor = { name: "Adésọlá & Sons", phone: "0801 234 5678", email: "ade@example.com" };
const letter = {
  whatsapp: "23480",
  email: "desk@testgas.ng",
  subject: "{name}",
  text: "{message}",
};

const lengthIn = (link: string, part: string) => new URL(link).searchParams.get(part)?.length;

test.each([
  ["x", 2000, 10_000],
  // It takes twelve characters.
  ["🔥", 166, 833],
])("%s is in the link for mail up to %i times, for a chat up to %i", (sign, mail, chat) => {
  const bodyOf = (times: number) => {
    const prepared = prepare({ ...visitor, message: sign.repeat(times) }, letter);
    const { isLongForMail, isLongForChat, whatsapp, mail } = prepared;
    return [isLongForMail, isLongForChat, lengthIn(whatsapp, "text"), lengthIn(mail, "body")];
  };
  const { length } = sign;
  expect(bodyOf(mail)).toEqual([false, false, mail * length, mail * length]);
  expect(bodyOf(mail + 1)).toEqual([true, false, (mail + 1) * length, 0]);
  expect(bodyOf(chat)).toEqual([true, false, chat * length, 0]);
  expect(bodyOf(chat + 1)).toEqual([true, true, undefined, 0]);
});
