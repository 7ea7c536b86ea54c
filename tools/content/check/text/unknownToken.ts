import { nearest } from "../../../../src/model/nearest";
import { tokenNames } from "../../../../src/model/tokens";

/** Returns the message about a name in braces that is not a token; undefined for a token. */
export function unknownToken(name: string): string | undefined {
  if (tokenNames.includes(name)) return undefined;
  const guess = nearest(name, tokenNames);
  const advice = guess
    ? `did you mean {${guess}}?`
    : "docs/content.md lists the tokens; for anything else use ( )";
  return `{${name}} is unknown; ${advice}`;
}
