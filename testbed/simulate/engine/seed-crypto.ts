import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { createRandom, type Random } from "./random";

/**
 * Makes this process's order numbers, tokens and trade numbers depend on the seed: replaces the random functions of
 * `node:crypto` that the services use. For the simulation's own process only, whose secrets protect nothing.
 */
export function seedCrypto(seed: number): void {
  const random = createRandom(seed, 0x5eed);
  Object.assign(crypto, {
    randomBytes: (size: number) => bytes(random, size),
    randomInt: (...bounds: number[]) => {
      const [least = 0, end = 0] = bounds.length === 1 ? [0, ...bounds] : bounds;
      return least + Math.floor(random.next() * (end - least));
    },
    randomUUID: () => uuid(bytes(random, 16)),
  });
  syncBuiltinESMExports();
  // Spreads the work of several processes and the waits of retries; nothing of it may decide the story.
  Math.random = () => random.next();
}

const bytes = (random: Random, size: number): Buffer =>
  Buffer.from(Array.from({ length: size }, () => random.int(0, 255)));

function uuid(source: Buffer): string {
  const hex = source.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join("-");
}
