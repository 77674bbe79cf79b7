import { accountCover } from "./account";
import { cardCover } from "./card";
import { facesOf } from "./faces";
import { thing } from "./figure";
import { inventory, profile, report, sheet } from "./gallery";
import { gameOf, type Tone, tonesOf } from "./games";
import { iconsOf } from "./icon";
import { drawn, type Frame, type Size } from "./page";
import { rentalCover } from "./rental";
import { figuresOf, type Kind, kindOf } from "./row-figures";
import type { ListingRow } from "./rows";
import { itemCover, serviceCover, topUpCover } from "./things";

/** A picture of a listing, as documents to photograph. */
export interface Picture {
  /** goods/1001-1 */
  name: string;
  layout: string;
  /** Color of the ground. */
  colour: string;
  /** By size; only covers are drawn for lists and thumbnails. */
  pages: { size: Size; html: string }[];
}

const ARRANGEMENTS = 3;

/**
 * Pictures of every listing. Listings of one game and kind, which stand beside each other in lists, differ in tone or
 * arrangement.
 */
export function picturesOf(rows: readonly ListingRow[]): Map<number, Picture[]> {
  const counts = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const group = `${row.game} ${kindOf(row)}`;
      const place = counts.get(group) ?? 0;
      counts.set(group, place + 1);
      return [row.id, picturesOfRow(row, place)];
    }),
  );
}

/** @param place among the listings of the same game and kind */
function picturesOfRow(row: ListingRow, place: number): Picture[] {
  const game = gameOf(row.game);
  const tones = tonesOf(game);
  const tone = (at: number): Tone => tones[(place + at) % tones.length] ?? tones[0];
  const arrangement = (place + Math.floor(place / tones.length)) % ARRANGEMENTS;
  const frame = (size: Size, at = 0): Frame => ({ game, gameName: row.game, tone: tone(at), size });
  const kind = kindOf(row);
  const cover = (size: Size) => coverOf(row, kind, frame(size), arrangement);
  const further = furtherOf(row, kind, (at) => frame("large", at), arrangement);
  return [
    {
      name: `goods/${row.id}-1`,
      layout: `${kind} ${arrangement}`,
      colour: tone(0).ground,
      pages: [
        { size: "large", html: cover("large") },
        { size: "list", html: cover("list") },
        { size: "thumb", html: cover("thumb") },
      ],
    },
    ...further.slice(0, 5).map(
      ({ layout, html }, at): Picture => ({
        name: `goods/${row.id}-${at + 2}`,
        layout,
        colour: tone(at + 1).ground,
        pages: [{ size: "large", html }],
      }),
    ),
  ];
}

const tagsOf = (row: ListingRow) => row.tags.map((tag) => tag.text);

function coverOf(row: ListingRow, kind: Kind, frame: Frame, arrangement: number): string {
  const [icon] = iconsOf(row.id);
  const faces = facesOf(row);
  const [face = { big: "", unit: "", label: "" }] = faces;
  switch (kind) {
    case "account":
      return accountCover(row, frame, arrangement);
    case "rental":
      return rentalCover(row, frame, arrangement);
    case "card":
      return cardCover({ faces, icon, tags: tagsOf(row), arrangement }, frame);
    case "topUp":
      return topUpCover(row, { faces, icon, arrangement }, frame);
    case "item":
      return itemCover(face, icon, frame);
    case "service":
      return serviceCover(row, icon, frame, arrangement);
  }
}

function furtherOf(row: ListingRow, kind: Kind, frame: (at: number) => Frame, arrangement: number) {
  const [icon] = iconsOf(row.id);
  if (kind === "account") {
    return [
      { layout: "profile", html: profile(row, frame(1)) },
      ...(figuresOf(row).length > 2
        ? [{ layout: "inventory", html: inventory(row, frame(2)) }]
        : []),
      ...(row.inspection_report ? [{ layout: "report", html: report(row, frame(3)) }] : []),
    ];
  }
  const faces = facesOf(row);
  const each =
    kind === "card" && faces.length > 1
      ? faces.map((face, at) => ({
          layout: `card ${arrangement}`,
          html: cardCover({ faces: [face], icon, tags: tagsOf(row), arrangement }, frame(at + 1)),
        }))
      : [];
  const facts = {
    layout: "sheet",
    html: sheet(row, frame(each.length + 1), drawn(thing(icon, row.name))),
  };
  return [...each, facts];
}
