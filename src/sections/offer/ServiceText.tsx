import { proseStyles } from "../../components/prose";

/** The long text of a service, as HTML from its Markdown. */
export function ServiceText({ slideDescription }: { slideDescription: string }) {
  return <div css={proseStyles} dangerouslySetInnerHTML={{ __html: slideDescription }} />;
}
