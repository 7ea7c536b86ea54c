import { LeakLine } from "../components/contact/CallButtons";
import { OrderButtons } from "../components/contact/OrderWays";
import { Icon } from "../components/picture/Icon";
import { PageTitle } from "../components/text/PageTitle";
import { telephoneLink } from "../lib/contactLinks";
import { dialled, writtenNumber } from "../lib/phoneNumber";
import * as styles from "./ContactStart.styles";

type ContactStartProps = Pick<
  Queries.SiteContactWordsFragment,
  "title" | "introduction" | "leak" | "details"
>;

/** The page's title, the two quickest ways to us, and a line for people who must call somebody else first. */
export function ContactStart({ title, introduction, leak, details }: ContactStartProps) {
  return (
    <PageTitle title={title} lead={introduction}>
      <OrderButtons />
      <p css={styles.leak}>
        <Icon name="warning" size={20} />
        <span>
          <strong>{leak.warning}</strong>{" "}
          {leak.calls.split(writtenNumber).map((part, index) => {
            const number = index % 2 ? dialled(part) : undefined;
            return number ? (
              <a key={index} css={styles.link} href={telephoneLink(number)}>
                {part}
              </a>
            ) : (
              // A number stays on the line of the word before it.
              part.replace(/ $/, "\u00a0")
            );
          })}
          {"\u00a0· "}
          <a css={styles.link} href={leak.steps.to}>
            {leak.steps.label.replaceAll(" ", "\u00a0")}
          </a>
        </span>
      </p>
      <LeakLine label={details.leakPhone} />
    </PageTitle>
  );
}
