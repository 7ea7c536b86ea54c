import { nearest } from "../../../../src/model/nearest";
import { tokenNames } from "../../../../src/model/tokens";

/** What to say of a name in braces that no token has; undefined for a token. */
export function unknownToken(name: string): string | undefined {
  if (tokenNames.includes(name)) return undefined;
  const guess = nearest(name, tokenNames);
  const remedy = guess
    ? `did you mean {${guess}}?`
    : "docs/content.md lists the tokens; for anything else use ( )";
  return `{${name}} is unknown; ${remedy}`;
}
