import type { ListingFacts } from "@storefront/contract/listing/fact-keys";
import { isPromise, promiseKeys } from "@storefront/contract/listing/promise-table";
import { fenToYuan } from "@storefront/contract/money";
import type { discounts, GoodsTexts, Media } from "@storefront/marketplace/database/schema";
import type { ListingRow } from "./listing-row";

/** The lists and objects of a listing: each as it is stored, and below it as a file has it. */

const mediaOf = (urls: readonly string[], texts: readonly string[] = []): Media[] =>
  urls.map((url, at) => ({ media_type: 1, url, ...(texts[at] ? { alt: texts[at] } : {}) }));

/** @returns the columns that have pictures */
export const toMedia = (row: ListingRow) => ({
  media: mediaOf(row.pictures, row.picture_texts),
  detailMedia: mediaOf(row.detail_pictures),
});

type StoredMedia = ReturnType<typeof toMedia>;

export const fromMedia = ({ media, detailMedia }: StoredMedia) => ({
  pictures: media.map(({ url }) => url),
  picture_texts: media.some(({ alt }) => alt) ? media.map(({ alt = "" }) => alt) : [],
  detail_pictures: detailMedia.map(({ url }) => url),
});

/**
 * @param checkedAt time of the inspection report
 * @returns the properties of `goods.texts` that are lists and objects
 */
export const toTexts = (row: ListingRow, checkedAt = "") => ({
  attrs: row.tags.map(({ text, color }) => ({ content: text, color })),
  attributes: row.attributes,
  // The table has their texts.
  guarantee: promiseKeys(row.guarantees.map(({ name }) => name)).map((name) => ({
    name,
    brief: "",
  })),
  ...(row.inspection_report && {
    inspectionReport: { ...row.inspection_report, checked_at: checkedAt },
  }),
  process: row.process,
});

export const fromTexts = (texts: GoodsTexts) => ({
  tags: texts.attrs.map(({ content, color }) => ({ text: content, color })),
  attributes: texts.attributes.map(({ title, data }) => ({ title, data })),
  // A listing of an earlier version may have names that an import refuses; they are shown nowhere.
  guarantees: texts.guarantee.filter(({ name }) => isPromise(name)),
  inspection_report: texts.inspectionReport ?? null,
  process: texts.process,
});

/** Copies the choices: a row to write may change them. */
export const fromFacts = ({ system, server, face, ...facts }: ListingFacts) => ({
  ...facts,
  ...(system && { system: [...system] }),
  ...(server && { server: [...server] }),
  ...(face && { face: [...face] }),
});

const DISCOUNT_TYPE = { cut: 1, gift: 2, percent: 3 } as const;

export const discountsOf = (row: ListingRow): (typeof discounts.$inferInsert)[] =>
  row.discounts.map((it) => ({
    goodsId: row.id,
    discountType: DISCOUNT_TYPE[it.kind],
    conditionType: it.from_yuan === undefined ? 2 : 1,
    conditionNum: it.from_yuan ?? it.from_pieces ?? 0,
    discountValue: it.kind === "cut" ? it.off : it.kind === "percent" ? it.percent_off : it.pieces,
    describe: it.text,
  }));

export function fromDiscount({
  discountType,
  discountValue,
  conditionType,
  conditionNum,
  describe: text,
}: typeof discounts.$inferSelect) {
  const from =
    conditionType === 1 ? { from_yuan: fenToYuan(conditionNum) } : { from_pieces: conditionNum };
  if (discountType === DISCOUNT_TYPE.cut) {
    return { kind: "cut" as const, off: fenToYuan(discountValue), ...from, text };
  }
  return discountType === DISCOUNT_TYPE.percent
    ? { kind: "percent" as const, percent_off: discountValue, ...from, text }
    : { kind: "gift" as const, pieces: discountValue, ...from, text };
}
