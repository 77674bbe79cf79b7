import type { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";

/** Slug of a kind of listings: "account", "rent", "card-key" … */
export type ListingKind = (typeof LISTING_KINDS)[number];

/**
 * A set of listings: those that match every field that is present. An absent field matches everything, an empty list
 * nothing: `{ kinds: [] }` is a host without goods.
 */
export interface Assortment {
  kinds?: readonly ListingKind[];
  /** Names of games as the catalog has them. */
  games?: readonly string[];
  /** User ids of sellers. */
  sellers?: readonly number[];
}

/** The properties that decide whether a listing belongs to an assortment. */
export interface AssortedListing {
  kind: ListingKind;
  game: string;
  /** null when unknown: in no assortment that names sellers. */
  sellerId: number | null;
}

/** Some lists of a host: of one game, of one kind, of both, or of everything. */
export interface ListPlace {
  game?: string | undefined;
  kind?: ListingKind | undefined;
}

/** Whether a listing belongs to an assortment; without one, every listing does. */
export function isInAssortment(
  { kinds, games, sellers }: Assortment = {},
  { kind, game, sellerId }: AssortedListing,
): boolean {
  return (
    (kinds?.includes(kind) ?? true) &&
    (games?.includes(game) ?? true) &&
    (sellers === undefined || (sellerId !== null && sellers.includes(sellerId)))
  );
}

/** Whether no listing can belong to an assortment. */
export function isEmptyAssortment({ kinds, games, sellers }: Assortment = {}): boolean {
  return [kinds, games, sellers].some((list) => list?.length === 0);
}

/** Whether an assortment has listings of a game or kind at all, as far as its rule says. */
export function hasPlace(assortment: Assortment = {}, { game, kind }: ListPlace): boolean {
  const { kinds, games } = assortment;
  return (
    !isEmptyAssortment(assortment) &&
    (kind === undefined || (kinds?.includes(kind) ?? true)) &&
    (game === undefined || (games?.includes(game) ?? true))
  );
}

/** Whether a listing may belong to both assortments. */
export function overlaps(one: Assortment, other: Assortment): boolean {
  return (
    listsOverlap(one.kinds, other.kinds) &&
    listsOverlap(one.games, other.games) &&
    listsOverlap(one.sellers, other.sellers)
  );
}

/** Whether every listing of the inner assortment belongs to the outer one. */
export function isWithin(inner: Assortment, outer: Assortment = {}): boolean {
  return (
    isEmptyAssortment(inner) ||
    (isPart(inner.kinds, outer.kinds) &&
      isPart(inner.games, outer.games) &&
      isPart(inner.sellers, outer.sellers))
  );
}

/** The assortment's part in one place: lists that are equal there have equal keys (`assortmentKey`). */
export function narrowAssortment(assortment: Assortment = {}, place: ListPlace): Assortment {
  const { game, kind } = place;
  if (!hasPlace(assortment, place)) return { kinds: [] };
  return {
    ...assortment,
    ...(kind === undefined ? {} : { kinds: [kind] }),
    ...(game === undefined ? {} : { games: [game] }),
  };
}

/** The assortment's part among some kinds. */
export function limitKinds(assortment: Assortment = {}, kinds: readonly ListingKind[]): Assortment {
  return { ...assortment, kinds: kinds.filter((it) => assortment.kinds?.includes(it) ?? true) };
}

/** The same text for assortments with the same listings, in any order of their lists. */
export function assortmentKey(assortment: Assortment = {}): string {
  if (isEmptyAssortment(assortment)) return "none";
  const { kinds, games, sellers } = assortment;
  return JSON.stringify([sorted(kinds), sorted(games), sorted(sellers)]);
}

const sorted = (list: readonly (string | number)[] | undefined) =>
  list ? [...new Set(list)].sort() : null;

const listsOverlap = <T>(one?: readonly T[], other?: readonly T[]): boolean => {
  if (one?.length === 0 || other?.length === 0) return false;
  return one === undefined || other === undefined || one.some((item) => other.includes(item));
};

const isPart = <T>(inner?: readonly T[], outer?: readonly T[]): boolean =>
  outer === undefined || (inner?.every((item) => outer.includes(item)) ?? false);
