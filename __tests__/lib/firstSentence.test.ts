import { firstSentence } from "../../src/lib/firstSentence";

test.each([
  ["Stop. Call us now.", "Stop.", "Call us now."],
  ["About 12.5 kg at ₦1,090.50 a kilo.", "About 12.5 kg at ₦1,090.50 a kilo.", ""],
  ["Is it “full?” Ask. Then ask again!", "Is it “full?”", "Ask. Then ask again!"],
  ["No end", "No end", ""],
])("the first sentence of %j", (text, first, rest) => {
  expect(firstSentence(text)).toEqual([first, rest]);
});
