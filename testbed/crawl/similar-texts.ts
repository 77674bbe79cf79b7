/** Length of the pieces that texts are compared by, in characters. */
const PIECE = 5;

export interface NamedText {
  name: string;
  text: string;
}

/**
 * Finds texts that are nearly the same.
 * @param share of the pieces of both texts together that both must have, 0 to 1
 * @returns pairs of names, each text beside the first that it resembles
 */
export function similarTexts(texts: readonly NamedText[], share: number): [string, string][] {
  const read = texts
    .map(({ name, text }) => ({ name, pieces: piecesOf(text) }))
    .sort((one, other) => one.pieces.size - other.pieces.size);
  const pairs: [string, string][] = [];
  for (const [index, { name, pieces }] of read.entries()) {
    for (let place = index - 1; place >= 0; place -= 1) {
      const other = read[place];
      // The rest is too short to have enough pieces in common.
      if (other === undefined || other.pieces.size < share * pieces.size) break;
      if (commonShare(other.pieces, pieces) < share) continue;
      pairs.push([other.name, name]);
      break;
    }
  }
  return pairs;
}

function piecesOf(text: string): Set<string> {
  const letters = text.replaceAll(/\s+/g, "");
  const pieces = new Set<string>();
  for (let start = 0; start + PIECE <= letters.length; start += 1)
    pieces.add(letters.slice(start, start + PIECE));
  return pieces.size === 0 ? new Set([letters]) : pieces;
}

function commonShare(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0;
  for (const piece of one) if (other.has(piece)) common += 1;
  return common / (one.size + other.size - common);
}
