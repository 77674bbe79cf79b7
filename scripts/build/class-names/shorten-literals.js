import { listStrings } from "./strings.js";

const WORD = /\S+/g;

/**
 * Gives the classes in a module's strings their short names. Tailwind finds classes as whole words of the sources, so
 * these are all there is to rename.
 * @param {string} code
 * @param {string} filename decides the syntax
 * @param {ReadonlyMap<string, string>} names short names by class
 */
export function shortenLiterals(code, filename, names) {
  let shortened = "";
  let done = 0;
  for (const { start, end, value, write } of listStrings(code, filename)) {
    const short = value.replace(WORD, (word) => names.get(word) ?? word);
    if (short === value) continue;
    shortened += code.slice(done, start) + write(short);
    done = end;
  }
  return shortened + code.slice(done);
}
