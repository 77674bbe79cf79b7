/** A part of a text. */
export interface MarkedPart {
  text: string;
  /** Its position in the text. */
  at: number;
  marked: boolean;
}

const LETTER = /[a-z0-9\u3400-\u9fff\u3041-\u30ff]/;

/**
 * Splits a text where it contains words; letter case, width, spaces and signs do not matter: "贵族8" is in "贵族 8".
 * @param words letters and digits only
 * @returns parts that make up the text; adjacent ones differ in `marked`
 */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  const letters: { letter: string; at: number }[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const normal = (text[at] ?? "").normalize("NFKC").toLowerCase();
    for (const letter of normal) if (LETTER.test(letter)) letters.push({ letter, at });
  }
  const plain = letters.map(({ letter }) => letter).join("");
  const isMarked = new Set<number>();
  for (const word of words)
    for (let at = plain.indexOf(word); word !== "" && at >= 0; at = plain.indexOf(word, at + 1)) {
      const [first, last] = [letters[at], letters[at + word.length - 1]];
      for (let each = first?.at ?? 0; each <= (last?.at ?? -1); each += 1) isMarked.add(each);
    }
  const parts: MarkedPart[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const marked = isMarked.has(at);
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += text[at];
    else parts.push({ text: text[at] ?? "", at, marked });
  }
  return parts;
}
