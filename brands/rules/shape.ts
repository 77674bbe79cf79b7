import { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import * as z from "zod";
import { APP_FEATURES, type AppFeature } from "../app";
import { type Brand, SEARCH_ENGINES } from "../types";

/**
 * The shape of a brand, whether its module or an operator's file (docs/brands.md) states it. Unknown fields are refused
 * by name. Only fields and their types are checked here: the other rules judge colors, addresses and figures.
 */

const text = z.string().trim().min(1, "must not be empty");

const company = z.strictObject({
  name: text.exactOptional(),
  address: text.exactOptional(),
  licence: text.exactOptional(),
  police: text.exactOptional(),
  edi: text.exactOptional(),
  email: text.exactOptional(),
  phone: text.exactOptional(),
});

const theme = z.strictObject({
  primary: text.exactOptional(),
  primaryStrong: text.exactOptional(),
  tint: text.exactOptional(),
  ground: text.exactOptional(),
  ink: text.exactOptional(),
  accent: text.exactOptional(),
  spark: text.exactOptional(),
});

const assortment = z.strictObject({
  kinds: z.array(z.enum(LISTING_KINDS)).exactOptional(),
  games: z.array(text).exactOptional(),
  sellers: z.array(z.number()).exactOptional(),
});

const app = z.strictObject({
  iosUrl: text.exactOptional(),
  androidUrl: text.exactOptional(),
  universalUrl: text.exactOptional(),
  features: z.array(z.enum(Object.keys(APP_FEATURES) as AppFeature[])),
});

/** Codes are letters, digits and a few signs: nothing that could end an attribute. */
const code = z
  .string()
  .regex(/^[\w.:/+=-]{4,128}$/, "must be the code alone, not the whole meta tag");

const verification = z.partialRecord(z.enum(SEARCH_ENGINES), code);

const page = z.strictObject({
  kind: z.enum(["rent", "sell", "market", "boost", "play", "value", "bag", "mall", "info"]),
  title: text,
  headline: text,
  subline: text,
});

/** Fields that a module and a file may both state. */
export const BRAND_FIELDS = z.strictObject({
  name: text.exactOptional(),
  slogan: text.exactOptional(),
  hosts: z.array(text).min(1, "must list a host").exactOptional(),
  company: company.exactOptional(),
  theme: theme.exactOptional(),
  mark: text.exactOptional(),
  mallUrl: text.exactOptional(),
  mobileSiteUrl: text.exactOptional(),
  assortment: assortment.exactOptional(),
  app: app.exactOptional(),
  sellFeePercent: z.number().exactOptional(),
  canonicalFor: z.union([z.literal("rest"), assortment]).exactOptional(),
  verification: verification.exactOptional(),
  page: page.exactOptional(),
});

/** Returns one sentence per field of a brand that is unknown or of another type. */
export const shapeFaults = (brands: readonly Brand[]): string[] =>
  // Pages and agreements are a module's own, and checked by their types.
  brands.flatMap(({ key, landings: _landings, rootPage: _rootPage, agreements: _, ...stated }) =>
    (BRAND_FIELDS.safeParse(stated).error?.issues ?? []).map(({ path, message }) =>
      faultOf(key, path, message),
    ),
  );

/** @returns "mima: theme.ink: must not be empty" */
export const faultOf = (brand: PropertyKey, field: readonly PropertyKey[], message: string) =>
  [brand, field.join("."), message].filter((part) => part !== "").join(": ");
