import { rootLanding } from "@storefront/brands/pages";
import type { Brand, LandingKind } from "@storefront/brands/types";
import { kindsOfBrand } from "./brand-storefront";

/** Parts of the home page that show goods of one kind, or of two. */
export type GoodsPart = "account" | "rent" | "card-key" | "services" | "boost";

const ORDER: readonly GoodsPart[] = ["account", "rent", "card-key", "services", "boost"];

const PART_OF_KIND: Readonly<Record<string, GoodsPart>> = {
  账号: "account",
  租号: "rent",
  卡密: "card-key",
  代练: "boost",
};

/** Returns the parts in the order of the page: accounts first, unless the brand is about something else. */
export function partsOfBrand(brand: Brand): GoodsPart[] {
  const own = kindsOfBrand(brand).flatMap((kind) => PART_OF_KIND[kind] ?? []);
  return [...own, ...ORDER.filter((part) => !own.includes(part))];
}

/** The leading section of a home page with goods: hour prices, price levels, shelves, the ladder, or the storefront. */
type HomeKind = "rent" | "accounts" | "cards" | "boost" | "market";

const KINDS: Partial<Record<LandingKind, HomeKind>> = {
  rent: "rent",
  sell: "accounts",
  value: "accounts",
  mall: "cards",
  boost: "boost",
};

/** Returns what a brand's home page leads with, by the kind of its root. */
export function homeKindOf(brand: Brand): HomeKind {
  const kind = rootLanding(brand)?.kind;
  return (kind && KINDS[kind]) ?? "market";
}
