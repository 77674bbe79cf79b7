/** Characters that patterns commonly repeat. */
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

/** Prevents a match at the end of the input. */
const SUFFIX = "\u0001!";

/**
 * Generates inputs that make a bad pattern slow: its literals, repeated, with an end that prevents a match.
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

/** Returns the literal texts of a pattern without classes, escapes and counts; at most twelve. */
export function literalsOf(source: string): string[] {
  const plain = source
    .replace(/\[(?:[^\]\\]|\\.)*\]/g, "|")
    .replace(/\\([^A-Za-z0-9])/g, "$1")
    .replace(/\\./g, "|")
    .replace(/\{[\d,]*\}/g, "|");
  const words = plain.split(/[|()?*+^$.:=!<>{}]+/).filter((word) => word !== "");
  return [...new Set(words)].slice(0, 12);
}
