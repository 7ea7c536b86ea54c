/** A slug made from any name: `LPG Safety (new)` gives `lpg-safety-new`. */
export function suggestedSlug(name: string): string {
  const letters = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return letters || "name";
}
