import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Visitor } from "../buyer/visitor";
import type { Rehearsal } from "./rehearsal";
import { writeCatalogue } from "./site";

/** The listing whose price the checks change: delivered by card secret, without specs. */
const LISTING = 1011;
const PAGE = `/goodsDetails?goodsId=${LISTING}`;

type Row = Record<string, unknown>;

/** Imports the listing with another price, as an operator does. @returns when the command ended (performance.now) */
export async function changePrice(
  { site, first, folder }: Rehearsal,
  price: string,
): Promise<number> {
  const exported = join(folder, "exported.jsonl");
  await site.run(first, "market", ["export", exported]);
  const rows = readFileSync(exported, "utf8").split("\n").filter(Boolean);
  const listing = rows
    .map((row) => JSON.parse(row) as Row)
    .find(({ kind, id }) => kind === "listing" && id === LISTING);
  if (!listing) throw new Error(`there is no listing ${LISTING}`);
  const { original_price: _, activity_price: __, ...row } = listing;
  const file = writeCatalogue(folder, "changed.jsonl", [{ ...row, price }]);
  await site.run(first, "market", ["import", file]);
  return performance.now();
}

/** Requests the listing's page from a storefront directly, bypassing nginx. */
export const pageAt = (port: number) => new Visitor().send(PAGE, { port });

/** Whether a storefront's page shows a price. */
export async function showsPrice(port: number, price: string): Promise<boolean> {
  const { status, body } = await pageAt(port);
  return status === 200 && body.includes(price);
}
