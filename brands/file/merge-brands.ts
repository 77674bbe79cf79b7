import { download } from "../mima/download";
import type { Brand, Company, LandingKind, Theme } from "../types";

/** Fields that replace those of a brand; company and theme are merged field by field. */
export type BrandChange = Partial<
  Omit<Brand, "key" | "rootPage" | "landings" | "company" | "theme">
> & {
  company?: Partial<Company>;
  theme?: Partial<Theme>;
  /** The page at `/` of a brand that the file adds. */
  page?: { kind: LandingKind; title: string; headline: string; subline: string };
};

/** Changes by brand key. A key that no shipped brand has adds a brand. */
export type BrandChanges = Readonly<Record<string, BrandChange>>;

/** Fields that a brand must have when the file adds it. */
export const REQUIRED_OF_NEW = [
  "name",
  "slogan",
  "hosts",
  "company",
  "theme",
  "mark",
  "page",
] as const;

const NO_COMPANY: Company = { name: "", address: "", licence: "" };
const NO_THEME: Theme = {
  primary: "",
  primaryStrong: "",
  tint: "",
  ground: "",
  ink: "",
  accent: "",
  spark: "",
};

/** Applies changes to the shipped brands; added brands come last. Pure: the rules judge the result. */
export function mergeBrands(shipped: readonly Brand[], changes: BrandChanges): Brand[] {
  const keys = new Set(shipped.map(({ key }) => key));
  return [
    ...shipped.map((brand) => {
      const change = Object.hasOwn(changes, brand.key) ? changes[brand.key] : undefined;
      return change === undefined ? brand : changeBrand(brand, change);
    }),
    ...Object.entries(changes)
      .filter(([key]) => !keys.has(key))
      .map(([key, change]) => addBrand(key, change)),
  ];
}

function changeBrand(brand: Brand, { page: _page, company, theme, ...fields }: BrandChange): Brand {
  return {
    ...brand,
    ...fields,
    company: { ...brand.company, ...company },
    theme: { ...brand.theme, ...theme },
  };
}

function addBrand(key: string, change: BrandChange): Brand {
  const page = change.page ?? { kind: "market", title: "", headline: "", subline: "" };
  const base: Brand = {
    key,
    name: "",
    slogan: "",
    hosts: [],
    // The layout of this page names no brand: its texts fit every added one.
    rootPage: { ...download, ...page, route: "/" },
    company: NO_COMPANY,
    theme: NO_THEME,
    mark: "",
    landings: [],
  };
  return changeBrand(base, change);
}
