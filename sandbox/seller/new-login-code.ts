import { randomInt } from "node:crypto";

const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** @returns a login code that a simulated seller enters for the next renter, "MIMA-7K2Q-…" */
export function newLoginCode(): string {
  const group = () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `MIMA-${[group(), group(), group()].join("-")}`;
}
