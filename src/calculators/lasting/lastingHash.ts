/** The kitchen that a cylinder is used in. */
interface Kitchen {
  burners: number;
  kilowatts: number;
  hours: number;
}

/**
 * The hash with which the page “How long will it last?” starts, in the names of its form's fields.
 * @param kilograms of gas
 * @param kitchen its use; without one, the form's own
 */
export function lastingHash(kilograms: number, kitchen?: Kitchen | null): string {
  const { burners, kilowatts, hours } = kitchen ?? {};
  const use = kitchen && { flame: "own", power: kilowatts, burners, hours };
  const answers = Object.entries({ gas: kilograms, ...use });
  return `#${answers.map(([name, value]) => `${name}=${value}`).join("&")}`;
}
