/** A weight in kg in words; the no-break space keeps the unit with its number. */
export const inKilograms = (kilograms: number) => `${kilograms}\u00a0kg`;
