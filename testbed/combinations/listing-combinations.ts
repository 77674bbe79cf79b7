import {
  APP_ONLY,
  APP_ONLY_SPECS,
  MULTIPLE_SPECS,
  NO_SPECS,
  RENT,
} from "@storefront/contract/listing/trade";
import { listingRow } from "@storefront/operator/catalogue/listing-schema";
import type * as z from "zod";

/** The fields that decide how a listing is sold, each with values that the rules tell apart. */
export const LISTING_FIELDS = {
  trade: [2, RENT, APP_ONLY],
  delivery: ["automatic", "manual"],
  specs: ["none", "two", "face values", "missing"],
  rent: ["none", "deposit", "hours", "deposit and hours", "deposit, same password"],
  group: ["none", "of two"],
  limits: ["none", "from 2", "up to 3", "from 2 to 3"],
  gift: ["none", "a piece", "in words"],
  pieces: [0, 1, 4],
} as const;

type Fields = typeof LISTING_FIELDS;
export type ListingField = keyof Fields;
export type Combination = { [F in ListingField]: Fields[F][number] };
export type WrittenListing = z.input<typeof listingRow>;

export const FIELD_NAMES = Object.keys(LISTING_FIELDS) as ListingField[];
export const SELLER = 3001;
export const HOURS = 2;

const BOUNDS = {
  none: {},
  "from 2": { min: 2 },
  "up to 3": { max: 3 },
  "from 2 to 3": { min: 2, max: 3 },
} as const;
const RENT_OPTIONS = {
  none: {},
  deposit: { deposit: "50" },
  hours: { rent_hours: HOURS },
  "deposit and hours": { deposit: "50", rent_hours: HOURS },
  "deposit, same password": { deposit: "50", new_secret_per_rental: false },
} as const;
const GIFTS = { none: [], "a piece": [1], "in words": [0] } as const;
const SPECS_TYPES = {
  none: NO_SPECS,
  two: MULTIPLE_SPECS,
  "face values": APP_ONLY_SPECS,
  missing: MULTIPLE_SPECS,
} as const;

const hasSpecs = ({ specs }: Combination) => specs === "two" || specs === "face values";
/** Fewest pieces that can be ordered. */
export const minQuantity = ({ limits }: Combination): number => (limits.startsWith("from") ? 2 : 1);

/** @returns the listing as a row of a catalog file */
export function rowOf(id: number, combination: Combination): WrittenListing {
  const { trade, delivery, rent, group, limits, gift, pieces } = combination;
  const stockOf = (spec: number) =>
    delivery === "manual"
      ? { stock: pieces }
      : { secrets: Array.from({ length: pieces }, (_, at) => `C-${id}-${spec}-${at}`) };
  const pieceOf = (spec: number) => ({ price: "10", cashback: "0.5", ...stockOf(spec) });
  const specs = hasSpecs(combination)
    ? [1, 2].map((at) => ({ name: `规格 ${at}`, ...BOUNDS[limits], ...pieceOf(at) }))
    : [];
  return {
    kind: "listing",
    id,
    seller: SELLER,
    name: `组合 ${id}`,
    game: "曜日战歌",
    goods_type: "CardKey",
    trade_type_id: trade,
    delivery,
    no_reason_refund: true,
    ...RENT_OPTIONS[rent],
    ...(group === "none" ? {} : { group_price: "9" }),
    specs_type: SPECS_TYPES[combination.specs],
    ...(specs.length > 0 ? { specs } : { ...BOUNDS[limits], ...pieceOf(0) }),
    discounts: GIFTS[gift].map((count) => ({
      kind: "gift",
      from_pieces: 1,
      pieces: count,
      text: count > 0 ? `买一赠${count}` : "赠贴纸",
    })),
  };
}

/**
 * Whether import and console accept the listing: by the schema that both read it with, and by the database, which counts
 * the card secrets.
 */
export const isAccepted = (combination: Combination): boolean =>
  listingRow.safeParse(rowOf(1, combination)).success &&
  (combination.pieces === 0 || combination.pieces >= leastPieces(combination));

/** Pieces that one order takes at least, with its gifts. */
const leastPieces = (combination: Combination): number =>
  minQuantity(combination) + (combination.gift === "a piece" ? 1 : 0);

/** Whether a buyer can order the listing: it is not for the app only, and has the pieces of the smallest order. */
export function isOrderable(combination: Combination): boolean {
  const { trade, specs, pieces } = combination;
  return trade !== APP_ONLY && specs !== "face values" && pieces >= leastPieces(combination);
}

/** @returns every combination of the fields' values, in a fixed order */
export function allCombinations(): Combination[] {
  const combine = (done: Partial<Combination>[], name: ListingField) =>
    done.flatMap((each) => LISTING_FIELDS[name].map((value) => ({ ...each, [name]: value })));
  return FIELD_NAMES.reduce(combine, [{}]) as Combination[];
}
