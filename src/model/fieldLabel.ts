/**
 * A field's name for editors: `pictureWide` is "Picture wide".
 * @param label from the table of fields, if the name alone is not clear
 */
export function fieldLabel(name: string, label?: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label ?? words.charAt(0).toUpperCase() + words.slice(1);
}
