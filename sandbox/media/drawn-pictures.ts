import * as z from "zod";
import manifest from "../pictures/manifest.json";

const entry = z.object({
  /** What the picture shows, in words; "" for decoration. */
  alt: z.string(),
  /** Hash of the input from which the file of each width was drawn. */
  files: z.record(z.string(), z.string()),
});

/** The pictures of the sample data by name, e.g. goods/1001-1, as `npm run draw` has left them. */
export const DRAWN_PICTURES: ReadonlyMap<string, z.output<typeof entry>> = new Map(
  Object.entries(z.record(z.string(), entry).parse(manifest)),
);

/** @returns the width of the file to take for a width: its own, else the next larger, else the largest */
export function sourceWidth(name: string, width: number): number {
  const widths = Object.keys(DRAWN_PICTURES.get(name)?.files ?? {}).map(Number);
  const enough = widths.filter((each) => each >= width);
  return enough.length > 0 ? Math.min(...enough) : Math.max(...widths);
}

/** Widths at which most lists show a listing's first picture, at a device pixel ratio of 1; most frequent first. */
const WIDTHS = [320, 240, 80, 160];

/** Returns the paths of the pictures that the home, landing and shop pages show of the sample catalog. */
export function coverPaths(): string[] {
  const covers = [...DRAWN_PICTURES.keys()].filter((name) => /^goods\/.*-1$/.test(name));
  return WIDTHS.flatMap((width) => covers.map((name) => `/media/${name}.webp?w=${width}`));
}
