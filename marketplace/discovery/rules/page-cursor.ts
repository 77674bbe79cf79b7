import { LISTING_SORTS } from "@storefront/contract/discovery/discovery";

/** The listing at the edge of a page: where the next or the previous page begins. */
export interface PageCursor {
  direction: "next" | "previous";
  sort: (typeof LISTING_SORTS)[number];
  /** The interpretation of the words that has results (`interpretQuery`); 0 without words. */
  step: number;
  /** The listing's sort key. */
  key: number;
  goodsId: number;
}

const SHAPE = /^([np])\.([a-z_]{1,20})\.(\d)\.(\d{1,15})\.(\d{1,10})$/;

/** @returns the cursor as base64url, opaque to callers */
export function encodeCursor({ direction, sort, step, key, goodsId }: PageCursor): string {
  const parts = [direction[0], sort, step, key, goodsId];
  return Buffer.from(parts.join(".")).toString("base64url");
}

/** @returns null for a text that `encodeCursor` cannot have produced */
export function decodeCursor(text: string): PageCursor | null {
  if (!/^[\w-]{1,200}$/.test(text)) return null;
  const parts = SHAPE.exec(Buffer.from(text, "base64url").toString("latin1"));
  const sort = LISTING_SORTS.find((each) => each === parts?.[2]);
  if (!parts || !sort || Number(parts[5]) > 2_147_483_647) return null;
  return {
    direction: parts[1] === "n" ? "next" : "previous",
    sort,
    step: Number(parts[3]),
    key: Number(parts[4]),
    goodsId: Number(parts[5]),
  };
}
