import { prepare } from "../../src/sections/contact/contactMessage";

const visitor = { name: "Adésọlá & Sons", phone: "0801 234 5678", email: "ade@example.com" };
const letter = {
  whatsapp: "23480",
  email: "desk@testgas.ng",
  subject: "{name}",
  text: "{message}",
};

test.each([
  ["a letter", "x", 10_000],
  ["an emoji, which takes twelve characters,", "🔥", 833],
])("%s more than a link holds leaves both links without the text", (_, sign, most) => {
  const bodyOf = (message: string) => {
    const { text, isLong, whatsapp, mail } = prepare({ ...visitor, message }, letter);
    expect(text).toBe(message);
    const [chat, body] = [whatsapp, mail].map((link) => new URL(link).searchParams);
    return [isLong, chat?.get("text"), body?.get("body")];
  };
  const longest = sign.repeat(most);
  expect(bodyOf(longest)).toEqual([false, longest, longest]);
  expect(bodyOf(longest + sign)).toEqual([true, null, ""]);
});
