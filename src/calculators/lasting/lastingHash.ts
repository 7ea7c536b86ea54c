/**
 * The hash with which the page “How long will it last?” starts, in the names of its form's fields.
 * @param kilograms of gas
 * @param kitchen in which the cylinder is used; without one, the use is the form's own
 */
export function lastingHash(kilograms: number, kitchen?: Queries.ProductKitchen | null): string {
  const { burners, kilowatts, hours } = kitchen ?? {};
  const use = kitchen && { flame: "own", power: kilowatts, burners, hours };
  const answers = Object.entries({ gas: kilograms, ...use });
  return `#${answers.map(([name, value]) => `${name}=${value}`).join("&")}`;
}
