import * as z from "zod";
import { BRAND_FIELDS, faultOf } from "../rules/shape";
import type { BrandChanges } from "./merge-brands";

/** A brands file (docs/brands.md): `{ "brands": { "<key>": { … } } }`. */
const file = z.strictObject({ brands: z.record(z.string(), BRAND_FIELDS) });

/**
 * Parses the text of a brands file.
 * @throws Error whose message is one line per fault, each with its brand and field
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
  const lines = parsed.error.issues.map(
    ({ path: [brands = "", key = brands, ...field], message }) => faultOf(key, field, message),
  );
  throw new Error(lines.join("\n"));
}
