import type { Point } from "unist";
import { firstSign, signsOf } from "../../../../src/model/signs";
import type { Site } from "../read/reading";

/**
 * Text that somebody meant to replace; some only in capitals: "todo" is a word in other languages. "Gas [LPG]", "the XX
 * Games", "TBC Energy", "Model AB_CD" and "Out of gas???" are none.
 */
export const unfinished = signsOf({
  // The second half is of templates and of chat programs.
  '"{0}" is placeholder text; write the real words':
    /\b(?:TODO|FIXME|TB[DAC](?! [A-Z]))\b|lorem ipsum|Lorem ipsum|Lorem Ipsum|LOREM IPSUM|(?<![^\s([])\?{3,}|\[(?:insert|Insert|INSERT|your|Your|YOUR)\b[^\]]*\]|\[(?:NAME|DATE|ADDRESS|NUMBER|AMOUNT|COMPANY|CITY|STATE|EMAIL|PHONE|[A-Z]+[ '/_-][A-Z '/_-]*)\]|\b(?:\d*X{3,}|\d+XX|XX(?! [A-Z]))\b|\b(?:YOUR|INSERT|ENTER|COMPANY|BUSINESS)(?:[ _][A-Z]+){0,3}[ _](?:NAME|ADDRESS|NUMBER|DATE|HERE|TEXT|TITLE|LOGO|CITY|STATE|EMAIL|PHONE)\b|\b[A-Z]{3,}_(?:NAME|ADDRESS|NUMBER|DATE|EMAIL|PHONE)\b|[Cc]lick (?:or tap )?here to enter/,
});

const clock = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?\s?[Mm]\.?)?`;
const day = String.raw`(?:\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\d{1,2} \p{L}{3,9},? \d{4}|\p{L}{3,9} \d{1,2},? \d{4}|Yesterday)`;

/** What another program put around or into the words that were copied from it, or what only another page needs. */
export const leftBehind = signsOf({
  // On the web, on iPhones, in Telegram and Teams: in brackets. In Android's exports: at the start of a line.
  '"{0}" was copied from a chat with the message; delete the time, and the name or number': RegExp(
    `\\[(?:${clock},? ${day}|${day},?(?: at)?\\s${clock})\\](?: [^\\n:]{1,40}:)?|^${day}, ${clock} - [^\\d\\n:][^\\n:]{0,40}:`,
    "mu",
  ),
  'a chat program wrote "{0}" for something that was not copied; delete it':
    /<[\p{L} ]{1,30}omitted>|<attached: [^>\n]*>|<This message was edited>|\(file attached\)|^(?:(?:image|video|audio|sticker|GIF|document|Contact card|Media) omitted|(?:This message was deleted|You deleted this message)\.?|Forwarded(?: many times| from [^\n.]{1,40})?|Missed (?:voice|video) call)$|No one outside of this chat/mu,
  '"{0}" is what a chat program says to its user; delete it, and what belongs to it':
    /\b[Aa]s an? (?:AI|(?:large )?language model)\b|\b(?:(?:Of course|Absolutely)!|(?:Certainly|Sure(?: thing)?)[!,.:]?) [Hh]ere(?:['’]s| is| are) (?:an?|the|your|some)\b|\b[Hh]ere(?:['’]s| is) (?:an?|the|your) (?:revised|rewritten|polished|refined|improved) (?:version|draft|text|paragraph)\b|\b[Ll]et me know if you(?:['’]d| would) like\b|\b[Ww]ould you like me to\b|\b[Ff]eel free to (?:adjust|modify|customi[sz]e|tweak) (?:it|this)\b|\bknowledge cut-?off\b/,
  '"{0}" is a part of an email around the text; delete it, and what belongs to it':
    /^Sent from (?:my|Outlook|Yahoo)\b(?: [\w-]+){0,4}\.?$|^Get Outlook for .*|^(?:> ?)?On \S.{0,30}\d.{4,90}\swrote:$|^(?:Begin forwarded message:|-{2,} ?(?:Original|Forwarded) [Mm]essage\b).*|\[cid:[^\]\n]*\]?|\b[Tt]his (?:e-?mail|message)(?: and any (?:attachments?|files)\b[^.\n]{0,60})? (?:is|are|may|contains?)\b[^.\n]{0,80}\b(?:confidential|privileged|intended (?:only|solely))\b|CONFIDENTIALITY NOTICE/m,
  'a program wrote "{0}"; describe the picture in your own words':
    /\b[Dd]escription automatically generated\b|AI-generated content may be incorrect|^May be an? (?:[\w-]+ )?(?:image|illustration|graphic|screenshot)\b|No photo description available|^Image may contain\b/m,
  'the page shows the day of "updated" above the text; delete "{0}"':
    /^[*_]*(?:Last (?:updated|modified|revised)(?: on)?|Date of last (?:update|revision))\b[*_: ]*[^\n.]{0,20}\b\d{4}\b/m,
  'the page has its own, or needs none; delete "{0}"':
    /^(?:©|\(c\)|Copyright(?: ©)?) ?\d{4}\b(?! ?[–-]).*|^Page \d+ of \d+$|^\W{0,3}Back to (?:the )?top\b(?=\W*$|\]\()|^#* ?Table of [Cc]ontents$|\b[Gg]enerated (?:by|with|using|from) [^.\n]{0,40}?(?:(?:[Pp]olicy|[Tt]erms)\b[^.\n]{0,20} [Gg]enerator|Termly|TermsFeed|iubenda|ChatGPT)\b/m,
});

/** Values that cannot be real. */
const unreal = signsOf({
  // Domains that RFC 2606 reserves for examples; "valve.Test" lacks a space (typed/signs.ts).
  "{0} is reserved for examples; write the real address":
    /[\w.-]+\.(?:example|test|invalid|localhost)\b|\bexample\.(?:com|org|net)\b|\blocalhost\b/,
  // A phone number of at least ten digits that ends in seven zeros, with any spacing.
  "{0} is a placeholder; write the real number": /\+?\d(?:[ -]?\d){2,}(?:[ -]?0){7}\b/,
});

/** Returns why a value is a placeholder; undefined if it looks real. */
const placeholderFault = (value: string) => firstSign(unreal, value)?.message;

/** Reports placeholders, which must be replaced before the site is published. */
export function checkPlaceholders({ texts }: Site): void {
  for (const { file, values, body } of texts) {
    const report = (message: string | undefined, point: Point) =>
      message && file.message(message, point, "placeholder");
    for (const { name, value, meta, point } of values)
      if (meta.placeholder === "entry" && value === true)
        report(`${name} is true; replace it with a real one, or delete it`, point);
      else if (meta.placeholder !== "example") report(placeholderFault(String(value)), point);
    if (!body) continue;
    for (const [index, line] of body.text.split("\n").entries())
      report(placeholderFault(line), { line: body.start.line + index, column: 1 });
  }
}
