import type { Manifest } from "./manifest";

const VIEWS = [
  { width: 320, file: 880 },
  { width: 160, file: 320 },
  { width: 56, file: 160 },
];

/**
 * Returns a page with every cover at three sizes, in color and in gray: kinds and games must be told apart in all of them.
 * @param folder of the pictures, relative to the page
 */
export function sheetHtml(manifest: Manifest, folder: string): string {
  const covers = Object.keys(manifest).filter((name) => /^goods\/.*-1$/.test(name));
  const sections = VIEWS.flatMap(({ width, file }) =>
    ["none", "grayscale(1)"].map(
      (filter) =>
        `<section style="filter:${filter};display:flex;flex-wrap:wrap;gap:4px;margin:16px">${covers.map((name) => `<img src="${folder}/${name}-${file}.webp" width="${width}" height="${width}" alt="">`).join("")}</section>`,
    ),
  );
  return `<!doctype html><meta charset="utf-8"><title>Covers</title>${sections.join("\n")}`;
}
