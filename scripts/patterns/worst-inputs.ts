/** Characters that patterns like to repeat. */
const PUMPS = [
  " ",
  "a",
  "A",
  "0",
  "-",
  "_",
  ".",
  "/",
  ",",
  ";",
  "<",
  "=",
  "%",
  "\\",
  "\t",
  "\n",
  "中",
];

/** No pattern matches to the end of this. */
const SUFFIX = "\u0001!";

/**
 * Inputs that make a bad pattern slow: what it looks for, repeated, and an end that spoils the match.
 * @param length characters of each input
 */
export function worstInputs({ source }: RegExp, length: number): string[] {
  const words = literalsOf(source);
  const starts = ["", ...words.slice(0, 4)];
  const pumps = [...new Set([...words, ...words.map((word) => `${word} `), ...PUMPS])];
  return starts.flatMap((start) =>
    pumps.map((pump) => {
      const body = pump.repeat(Math.ceil(length / pump.length));
      return start + body.slice(0, length - start.length - SUFFIX.length) + SUFFIX;
    }),
  );
}

/** @returns the plain texts in a pattern, without classes, escapes and counts; at most twelve */
export function literalsOf(source: string): string[] {
  const plain = source
    .replace(/\[(?:[^\]\\]|\\.)*\]/g, "|")
    .replace(/\\([^A-Za-z0-9])/g, "$1")
    .replace(/\\./g, "|")
    .replace(/\{[\d,]*\}/g, "|");
  const words = plain.split(/[|()?*+^$.:=!<>{}]+/).filter((word) => word !== "");
  return [...new Set(words)].slice(0, 12);
}
