import type { Bounds } from "./read-queries";

/** A result of a search. */
export interface Hit {
  id: number;
  game: string;
  kind: string;
  /** In fen. */
  price: number;
  /** Its `delivery_type`. */
  delivery: number | null;
  flags: readonly string[];
  /** When it was listed, in ms. */
  listed: number;
}

/** Whether a search has results, all of them keep some bounds, and they are in the order that is expected. */
export function isWithin(hits: readonly Hit[], bounds: Bounds): boolean {
  return hits.length > 0 && hits.every((hit) => keeps(hit, bounds)) && isSorted(hits, bounds.sort);
}

function keeps({ game, kind, price, delivery, flags }: Hit, bounds: Bounds): boolean {
  const { price_from = 0, price_to = Number.POSITIVE_INFINITY } = bounds;
  const wanted = bounds.flags?.split(",") ?? [];
  return (
    (bounds.game ?? game) === game &&
    (bounds.kind ?? kind) === kind &&
    (bounds.delivery ?? delivery) === delivery &&
    price >= price_from * 100 &&
    price <= price_to * 100 &&
    wanted.every((flag) => flags.includes(flag))
  );
}

function isSorted(hits: readonly Hit[], sort: Bounds["sort"]): boolean {
  const steps = hits.slice(1).map((hit, at) => [hits[at] as Hit, hit] as const);
  if (sort === "price_asc") return steps.every(([a, b]) => a.price <= b.price);
  if (sort === "price_desc") return steps.every(([a, b]) => a.price >= b.price);
  if (sort === "newest") return steps.every(([a, b]) => a.listed >= b.listed);
  return true;
}
