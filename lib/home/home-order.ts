import type { Brand } from "@storefront/brands/types";
import { kindsOfBrand } from "./brand-market";

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
