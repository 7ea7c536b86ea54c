/** A step of an alert as visitors read it. */
export const stepText = ({
  lead,
  text,
}: {
  readonly lead?: string | null;
  readonly text: string;
}) => (lead ? `${lead} ${text}` : text);
