import { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import * as z from "zod";
import { APP_FEATURES, type AppFeature } from "../app";
import { SEARCH_ENGINES } from "../types";
import type { BrandChanges } from "./merge-brands";

/**
 * The shape of a brands file (docs/brands.md): `{ "brands": { "<key>": { … } } }`. Unknown fields are refused by name.
 * Only fields and their types are checked here: the rules of `brands/rules` judge colours, addresses and figures, as
 * they do those of shipped brands.
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

const change = z.strictObject({
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

const file = z.strictObject({ brands: z.record(z.string(), change) });

/**
 * Parses the text of a brands file.
 * @throws Error whose message is one line per fault, each with the place in the file
 */
export function parseBrandsFile(content: string): BrandChanges {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new Error(`is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = file.safeParse(value);
  if (parsed.success) return parsed.data.brands;
  throw new Error(
    parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"),
  );
}
