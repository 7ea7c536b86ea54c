import { graphql } from "gatsby";

/** The words of one step of an alert; the first ones are in bold. */
export function AlertStep({ lead, text }: Queries.AlertStepFragment) {
  return (
    <>
      {lead && (
        <>
          <strong>{lead}</strong>{" "}
        </>
      )}
      {text}
    </>
  );
}

export const fragment = graphql`
  fragment AlertStep on LegalDocumentAlertSteps {
    lead
    text
  }
`;
