import { casesInScope, everyNth } from "@storefront/testbed/jest/test-scope";
import sharp from "sharp";
import { compose } from "./compose";
import { DRAWINGS, type Drawing } from "./drawings";
import { findPicture } from "./picture";

const LISTINGS = [...DRAWINGS.values()];

async function svgOf(name: string): Promise<string> {
  const picture = findPicture(name, undefined);
  if (!picture) throw new Error(`there is no ${name}`);
  return compose(picture);
}

const namesOf = ({ id, pictures, boards }: Drawing) => [
  ...Array.from({ length: pictures }, (_, index) => `goods/${id}-${index + 1}.webp`),
  ...Array.from({ length: boards }, (_, index) => `detail/${id}-${index + 1}.webp`),
  `goods/${id}-1.png`,
];

it("composes every picture of the catalogue uniquely, completely and without lettering", async () => {
  const seen = new Map<string, string>();
  const names = LISTINGS.flatMap(namesOf);
  expect(names.length).toBeGreaterThan(300);
  for (const name of casesInScope(names, everyNth(5))) {
    const svg = await svgOf(name);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect([name, seen.get(svg)]).toEqual([name, undefined]);
    seen.set(svg, name);
  }
});

it("draws the same picture for the same name", async () => {
  for (const name of [
    "goods/1001-1.webp",
    "detail/1001-2.webp",
    "goods/1001-1.png",
    "avatars/5.webp",
  ]) {
    expect(await svgOf(name)).toBe(await svgOf(name));
  }
});

it("defines every id that it refers to exactly once", async () => {
  for (const name of LISTINGS.slice(0, 12).flatMap(namesOf)) {
    const svg = await svgOf(name);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  }
});

it.each(["moba", "royale", "fantasy", "shooter", "anime", "sports", "sandbox", "card", "racing"])(
  "is valid XML that fills its frame: %s",
  async (game) => {
    const listing = LISTINGS.find((each) => each.game === game);
    const svg = await svgOf(`goods/${listing?.id}-1.webp`);
    const { data, info } = await sharp(Buffer.from(svg))
      .resize(64)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([64, 64, 4]);
    const alphas = data.filter((_, index) => index % 4 === 3);
    expect(Math.min(...alphas)).toBe(255);
    expect(new Set(data).size).toBeGreaterThan(100);
  },
);
