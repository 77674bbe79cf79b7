import { createHash } from "node:crypto";
import { altText } from "./alt-text";
import { avatar, DEFAULT_NUMBERS, SAMPLE_NUMBERS } from "./avatars";
import type { Size } from "./page";
import { picturesOf } from "./pictures";
import type { ListingRow } from "./rows";

/** A file to draw: a page of `side` CSS pixels, photographed `width` device pixels wide. */
export interface Shot {
  /** Path in the folder of its plan, e.g. goods/1001-1-320.webp. */
  file: string;
  side: number;
  width: number;
  html: string;
}

/** A drawn picture in the manifest. */
interface Entry {
  alt: string;
  layout: string;
  colour: string;
  /** Hash of what each file was drawn from, by width. */
  files: Record<string, string>;
}

export type Manifest = Record<string, Entry>;

const SIZES: Record<Size, { side: number; width: number }> = {
  large: { side: 440, width: 880 },
  list: { side: 240, width: 320 },
  thumb: { side: 80, width: 160 },
};

/** What has to be drawn into a folder, and the manifest that says so. */
export interface Plan {
  manifest: Manifest;
  shots: Shot[];
}

/** Plans the pictures of the sample data: of the rows, and of sellers and people. */
export function plan(rows: readonly ListingRow[]): Plan {
  const sample: Plan = { manifest: {}, shots: [] };
  for (const picture of [...picturesOf(rows).values()].flat()) {
    const pages = picture.pages.map(({ size, html }) => ({ ...SIZES[size], html }));
    const { name, layout, colour } = picture;
    add(sample, name, { alt: altText(pages[0]?.html ?? ""), layout, colour }, pages);
  }
  for (const number of SAMPLE_NUMBERS) addAvatar(sample, `avatars/${number}`, number);
  return sample;
}

/** Plans the default avatars of the marketplace. */
export function planDefaultAvatars(): Plan {
  const avatars: Plan = { manifest: {}, shots: [] };
  for (const number of DEFAULT_NUMBERS) addAvatar(avatars, String(number), number);
  return avatars;
}

function addAvatar(to: Plan, name: string, number: number): void {
  const entry = { alt: "", layout: "avatar", colour: "" };
  add(to, name, entry, [{ side: 160, width: 320, html: avatar(number) }]);
}

function add(
  { manifest, shots }: Plan,
  name: string,
  entry: Omit<Entry, "files">,
  pages: Omit<Shot, "file">[],
): void {
  const files = pages.map((page) => {
    shots.push({ file: `${name}-${page.width}.webp`, ...page });
    return [page.width, hashOf(page.html)];
  });
  manifest[name] = { ...entry, files: Object.fromEntries(files) };
}

const hashOf = (html: string): string =>
  createHash("sha256").update(html).digest("base64url").slice(0, 12);
