/**
 * What editors call a field: `pictureWide` is "Picture wide".
 * @param label from the table of fields, where the name alone does not say it
 */
export function fieldLabel(name: string, label?: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label ?? words.charAt(0).toUpperCase() + words.slice(1);
}
