import { edit, testFaults } from "../../../../support/faults";

const guide = "legal/privacy.md";
const service = "services/refill.md";
const text = (to: string) => edit(guide, "Your name.", to);

describe("Tokens and placeholder text", () => {
  testFaults([
    {
      name: "an unknown token",
      change: text("Call {company.fone}."),
      problems: [
        "content/legal/privacy.md:14:6 token: {company.fone} is unknown; did you mean {company.phone}?",
      ],
    },
    {
      name: "a token that resembles no other",
      change: text("Call {x}."),
      problems: [
        "content/legal/privacy.md:14:6 token: {x} is unknown; docs/content.md lists the tokens; for anything else use ( )",
      ],
    },
    {
      name: "an unclosed token",
      change: text("Call {company.phone now."),
      problems: [
        "content/legal/privacy.md:14:6 token: { has no matching brace; write {company.phone}, or use ( )",
      ],
    },
    {
      name: "a token in a link",
      change: text("[Call {company.phone}](/contact)."),
      problems: [
        "content/legal/privacy.md:14:7 token: {company.phone} becomes a link itself; take it out of the link",
      ],
    },
    {
      name: "the email address in a link",
      change: text("[Write to {company.email}](/contact)."),
      problems: [
        "content/legal/privacy.md:14:11 token: {company.email} becomes a link itself; take it out of the link",
      ],
    },
    {
      name: "a token in a heading",
      change: edit(guide, "## What we keep", "## What {company.name} keeps"),
      problems: [
        "content/legal/privacy.md:12:9 token: {company.name} in a heading would change its address; add {#name} after the heading",
      ],
    },
    {
      name: "a token in a heading with a fixed address is no fault",
      change: edit(guide, "## What we keep", "## What {company.name} keeps {#kept}"),
      problems: [],
    },
    {
      name: "an unknown token in a field",
      change: edit("site/contact.yml", "{policy.reply}", "{policy.replay}"),
      problems: [
        "content/site/contact.yml:19:9 token: {policy.replay} is unknown; did you mean {policy.reply}?",
      ],
    },
    {
      name: "a token in a service",
      change: edit(service, "We fill", "{company.name} fills"),
      problems: [
        "content/services/refill.md:10:1 token: {company.name} works in legal documents only; write the actual words",
      ],
    },
    {
      name: "placeholder text",
      change: text("Lorem ipsum dolor."),
      problems: [
        'content/legal/privacy.md:14:1 placeholder-text: "Lorem ipsum" is placeholder text; write the real words',
      ],
    },
    {
      name: "a note to oneself",
      change: text("TODO: your name."),
      problems: [
        'content/legal/privacy.md:14:1 placeholder-text: "TODO" is placeholder text; write the real words',
      ],
    },
    {
      name: "three question marks",
      change: text("Your name???"),
      problems: [
        'content/legal/privacy.md:14:10 placeholder-text: "???" is placeholder text; write the real words',
      ],
    },
    {
      name: "a text to be inserted",
      change: text("[insert the name]"),
      problems: [
        'content/legal/privacy.md:14:1 placeholder-text: "[insert the name]" is placeholder text; write the real words',
      ],
    },
  ]);
});
