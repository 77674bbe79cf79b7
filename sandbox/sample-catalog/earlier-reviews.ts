import { readFileSync } from "node:fs";
import { parseJson } from "@storefront/contract/text/parse-json";
import type { Db } from "@storefront/marketplace/database/db";
import { dateOf, isTime, readTime } from "@storefront/operator/catalogue/time";
import * as z from "zod";
import { insertReviews } from "./insert-reviews";

const FILE = new URL("reviews.jsonl", import.meta.url);

const line = z.strictObject({
  listing: z.int(),
  /** Name of the bought spec. */
  spec: z.string().optional(),
  nickname: z.string(),
  score: z.int(),
  text: z.string(),
  /** A duration before the seeding. */
  at: z.string().refine(isTime),
});

/** Inserts the reviews of the sample catalog with their orders. */
export async function insertEarlierReviews(db: Db, now: Date): Promise<void> {
  const lines = readFileSync(FILE, "utf8").trim().split("\n");
  const reviews = lines.map((text) => {
    const { listing, text: content, at, ...review } = line.parse(parseJson(text));
    return { ...review, goodsId: listing, content, at: dateOf(readTime(at), now) };
  });
  await insertReviews(db, reviews);
}
