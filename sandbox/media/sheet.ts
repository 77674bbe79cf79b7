/** Drawing context of a composition: size, pseudorandom numbers seeded by the name, and unique ids. */
export interface Sheet {
  width: number;
  height: number;
  /** @returns a number from `from` up to `to` */
  between(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** @returns an id that is unique on this sheet */
  id(): string;
}

/** @param name seeds the randomness: the same name draws the same picture */
export function openSheet(name: string, width: number, height: number): Sheet {
  const next = random(hash(name));
  let ids = 0;
  const unit = () => next() / 4_294_967_296;
  return {
    width,
    height,
    between: (from, to) => from + unit() * (to - from),
    pick: (list) => list[Math.floor(unit() * list.length)] ?? list[0],
    id: () => {
      ids += 1;
      return `i${ids}`;
    },
  };
}

/** @returns the finished document */
export const closeSheet = ({ width, height }: Sheet, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join("")}</svg>`;

/** @returns the number with at most two decimals, so that documents are small and identical everywhere */
export const n = (value: number): string => String(Math.round(value * 100) / 100);

/** @returns `count` results of `draw`, concatenated */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("");

/** @returns a seeded generator of integers from 0 to 2^32-1 (mulberry32) */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
}

/** @returns a 32-bit hash of the text (FNV-1a) */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}
