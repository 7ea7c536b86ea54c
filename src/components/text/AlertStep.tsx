type AlertStepProps = Pick<Queries.LegalDocumentAlertSteps, "lead" | "text">;

/** The words of one step of an alert; the first ones are in bold. */
export function AlertStep({ lead, text }: AlertStepProps) {
  if (!lead) return text;
  return (
    <>
      <strong>{lead}</strong>
      {` ${text}`}
    </>
  );
}
