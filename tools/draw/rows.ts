import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";

const named = z.object({ name: z.string() });
const titled = z.object({ title: z.string(), data: z.array(z.string()) });

/** What pictures need of a listing's row in the sample catalog. */
const listingRow = z.object({
  kind: z.literal("listing"),
  id: z.int(),
  name: z.string(),
  game: z.string(),
  goods_type: z.string(),
  trade_type_id: z.int(),
  price: z.string().optional(),
  stock: z.int().optional(),
  deposit: z.string().optional(),
  rent_hours: z.int().optional(),
  specs: z.array(named.extend({ description: z.string().default("") })).default([]),
  attributes: z.array(titled).default([]),
  tags: z.array(z.object({ text: z.string() })).default([]),
  feature: z.string().default(""),
  inspection_report: z
    .object({
      report_no: z.string(),
      inspector: z.string(),
      items: z.array(named.extend({ result: z.string(), passed: z.int() })),
    })
    .optional(),
  pictures: z.array(z.string()).default([]),
  picture_texts: z.array(z.string()).default([]),
  detail_pictures: z.array(z.string()).default([]),
});

export type ListingRow = z.output<typeof listingRow>;

const catalogue = fileURLToPath(new URL("../../sandbox/catalogue/", import.meta.url));

/** @returns paths of the catalog's files with listings, in their order */
export const catalogueFiles = (): string[] =>
  readdirSync(catalogue, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .sort()
    .map((file) => join(catalogue, file));

/** Returns every listing of the sample catalog, in its order. */
export function readListings(): ListingRow[] {
  return catalogueFiles()
    .flatMap((file): unknown[] => JSON.parse(readFileSync(file, "utf8")))
    .flatMap((row) => listingRow.safeParse(row).data ?? []);
}
