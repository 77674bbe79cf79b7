import { closest, distance } from "fastest-levenshtein";

/** Differences of two names that are still a slip: one in names of six letters, two in longer ones. */
const slipsOf = (name: string): number => (name.length > 6 ? 2 : 1);

export interface MisspeltVariable {
  name: string;
  meant: string;
}

/**
 * Finds variables that nothing reads, but whose name is close to one that is read.
 * @param env variables as they are set
 * @param known names that are read: those in .env.example
 */
export function misspeltVariables(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): MisspeltVariable[] {
  return Object.keys(env)
    .filter(
      (name) =>
        /^[A-Z][A-Z0-9_]{3,}$/.test(name) &&
        !known.includes(name) &&
        !known.includes(withoutFile(name)),
    )
    .flatMap((name) => {
      const meant = closest(name, known);
      return distance(name, meant) <= slipsOf(name) ? [{ name, meant }] : [];
    });
}

/** A key may be in a file that `<variable>_FILE` names. */
const withoutFile = (name: string): string => name.replace(/_FILE$/, "");

/** @param example content of .env.example @returns names of all variables there */
export const namesOf = (example: string): string[] =>
  [...example.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? "");
