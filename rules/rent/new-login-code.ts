import { randomInt } from "node:crypto";

const ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/**
 * @returns a login code for a rented account, "MIMA-7K2Q-…": new for each renter, so that the previous one cannot log
 * in
 */
export function newLoginCode(): string {
  const group = () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `MIMA-${[group(), group(), group()].join("-")}`;
}
