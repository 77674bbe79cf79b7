/** @returns the value when it is one of these; null for another one, such as a state of a newer API */
export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((each) => each === value) ?? null;
