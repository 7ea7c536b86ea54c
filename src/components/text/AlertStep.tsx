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
