interface InlineScriptProps {
  /** A module in src/client/inline. */
  name: "stalePrice";
}

/**
 * A script that runs while browsers parse the page. The build writes its text into the HTML
 * (tools/site/build/inline); React keeps a text that is there.
 */
export function InlineScript({ name }: InlineScriptProps) {
  return <script data-inline={name} dangerouslySetInnerHTML={{ __html: "" }} />;
}
