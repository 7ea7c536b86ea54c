import { graphql } from "gatsby";

/** The words of one step of an alert; the first ones are in bold. */
export function AlertStep({ lead, text }: Queries.LegalDocumentAlertSteps) {
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
  fragment AlertWords on LegalDocument {
    alert {
      anchor
      title
      first
      steps {
        lead
        text
      }
      largest
      note
      fire {
        title
        text
      }
      calls {
        label
        number
      }
    }
  }
`;
