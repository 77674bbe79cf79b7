import { textWidth } from "./measure-text";

export interface Box {
  /** Pixels. */
  width: number;
  /** Pixels per em. */
  size: number;
  /** Most lines. */
  lines: number;
}

const ELLIPSIS = "…";
/** A word of letters and figures, or one other character, with the brackets that open before and close after it; spaces. */
const PIECE =
  /[「『【《〈（“‘([{]*(?:[\w.+%~-]+|[^\s\w])[，。、；：！？）」』】》〉…”’,.;:!?)\]}]*|\s+/gu;

/**
 * Breaks a printable text into lines that fit, cut with an ellipsis. Breaks at spaces and between ideographs; a word
 * only when it is wider than a line.
 */
export function fitLines(text: string, box: Box): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of piecesOf(text, box)) {
    const longer = line + piece;
    if (textWidth(longer.trimEnd(), box.size) <= box.width) {
      line = longer;
      continue;
    }
    if (lines.length + 1 === box.lines) return [...lines, cut(longer, box)];
    lines.push(line.trimEnd());
    line = piece.trimStart();
  }
  return line.trim() === "" ? lines : [...lines, line.trimEnd()];
}

/** @returns one line that fits, cut with an ellipsis; "" when not even that fits */
export const fitLine = (text: string, box: Omit<Box, "lines">): string =>
  fitLines(text, { ...box, lines: 1 })[0] ?? "";

/** @returns the largest of the sizes at which the text fits into a line, else the last of them */
export function fitSize(
  text: string,
  width: number,
  sizes: readonly [number, ...number[]],
): number {
  const [first] = sizes;
  return sizes.find((size) => textWidth(text, size) <= width) ?? sizes.at(-1) ?? first;
}

/** A piece that is wider than a line falls into its characters. */
function piecesOf(text: string, { width, size }: Box): string[] {
  const pieces = text.match(PIECE) ?? [];
  return pieces.flatMap((piece) => (textWidth(piece, size) <= width ? [piece] : Array.from(piece)));
}

/** The beginning of a text that fits together with an ellipsis. */
function cut(text: string, { width, size }: Box): string {
  const characters = Array.from(text);
  while (characters.length > 0) {
    const line = characters.join("").trimEnd() + ELLIPSIS;
    if (textWidth(line, size) <= width) return line;
    characters.pop();
  }
  return "";
}
