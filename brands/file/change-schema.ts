import { LISTING_KINDS } from "@storefront/contract/listing-kinds";
import * as z from "zod";
import { APP_FEATURES, type AppFeature } from "../app";
import type { BrandChanges } from "./merge-brands";

/**
 * The shape of a brands file (docs/brands.md): `{ "brands": { "<key>": { … } } }`. Unknown fields are refused by name.
 * The rules of `brands/rules` judge the values, as they do those of shipped brands.
 */

const text = z.string().trim().min(1, "must not be empty");
const colour = z.string().regex(/^#[\da-f]{6}$/, "must be written #rrggbb, in small letters");

const httpsBase = z
  .string()
  .regex(/^https:\/\/[^\s?#]+\/$/, "must be an https address that ends in a slash");

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
  primary: colour.exactOptional(),
  primaryStrong: colour.exactOptional(),
  tint: colour.exactOptional(),
  ground: colour.exactOptional(),
  ink: colour.exactOptional(),
  accent: colour.exactOptional(),
  spark: colour.exactOptional(),
});

const assortment = z.strictObject({
  kinds: z.array(z.enum(LISTING_KINDS)).exactOptional(),
  games: z.array(text).exactOptional(),
  sellers: z.array(z.int().positive()).exactOptional(),
});

const httpsUrl = z.string().regex(/^https:\/\/[^\s]+$/, "must be an https address");

const app = z.strictObject({
  iosUrl: httpsUrl.exactOptional(),
  androidUrl: httpsUrl.exactOptional(),
  universalUrl: httpsUrl.exactOptional(),
  features: z.array(z.enum(Object.keys(APP_FEATURES) as AppFeature[])),
});

/** Codes are letters, digits and a few signs: nothing that could end an attribute. */
const code = z
  .string()
  .regex(/^[\w.:/+=-]{4,128}$/, "must be the code alone, not the whole meta tag");

const verification = z.strictObject({
  baidu: code.exactOptional(),
  so360: code.exactOptional(),
  sogou: code.exactOptional(),
  bing: code.exactOptional(),
  google: code.exactOptional(),
});

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
  mallUrl: httpsBase.exactOptional(),
  mobileSiteUrl: httpsBase.exactOptional(),
  assortment: assortment.exactOptional(),
  app: app.exactOptional(),
  sellFeePercent: z.number().min(0).max(10).exactOptional(),
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
