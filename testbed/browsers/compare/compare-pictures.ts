import { PNG } from "pngjs";

/** Side of the compared blocks in px: smooths out how versions draw the edges of letters. */
const BLOCK = 8;
/** Difference of a channel's mean, of 255, from which a block differs: a hairline in another color exceeds it. */
const THRESHOLD = 12;
const CHANNELS = [0, 1, 2] as const;

/**
 * Returns the share of 8 px blocks whose mean color differs, 0 to 1, over the part that both pictures have.
 * @throws Error when a picture is no PNG
 */
export function comparePictures(a: Buffer, b: Buffer): number {
  const [left, right] = [PNG.sync.read(a), PNG.sync.read(b)];
  const columns = Math.floor(Math.min(left.width, right.width) / BLOCK);
  const rows = Math.floor(Math.min(left.height, right.height) / BLOCK);
  let different = 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (differs(left, right, column * BLOCK, row * BLOCK)) different += 1;
    }
  }
  return different / Math.max(1, rows * columns);
}

function differs(left: PNG, right: PNG, x: number, y: number): boolean {
  return CHANNELS.some(
    (channel) => Math.abs(meanOf(left, x, y, channel) - meanOf(right, x, y, channel)) > THRESHOLD,
  );
}

function meanOf({ data, width }: PNG, left: number, top: number, channel: number): number {
  let sum = 0;
  for (let y = top; y < top + BLOCK; y += 1) {
    for (let x = left; x < left + BLOCK; x += 1) sum += data[(y * width + x) * 4 + channel] ?? 0;
  }
  return sum / (BLOCK * BLOCK);
}
