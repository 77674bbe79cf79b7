import { random } from "./random";

const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const GROUPS = 3;

/**
 * Sample card secrets, "MIMA-7K2Q-…". They open nothing: they are the same on every machine, so that tests and
 * walk-throughs can be repeated. Secrets that are worth something are imported by the operator.
 * @param taken secrets drawn before, which are not drawn again; the new ones are added
 */
export function sampleSecrets(stockId: number, count: number, taken: Set<string>): string[] {
  const next = random(stockId);
  const drawn: string[] = [];
  while (drawn.length < count) {
    const secret = `MIMA-${Array.from({ length: GROUPS }, () => group(next)).join("-")}`;
    if (taken.has(secret)) continue;
    taken.add(secret);
    drawn.push(secret);
  }
  return drawn;
}

const group = (next: () => number) =>
  Array.from({ length: 4 }, () => ALPHABET[next() % ALPHABET.length]).join("");
