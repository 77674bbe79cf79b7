import { createHash } from "node:crypto";
import { isPromise } from "@storefront/contract/listing/promise-table";
import { findPromiseWords } from "./promise-words";

/** A text of a seller, by its path in a row of a catalog: "tags.0.text". */
export interface FreeText {
  field: string;
  text: string;
}

/** The columns from which a listing's texts are taken, stored or about to be. */
export interface ListingTexts {
  goods: {
    name: string;
    /** An earlier version may have left some out. */
    texts: Partial<{
      feature: string;
      attrs: readonly { content: string }[];
      attributes: readonly { title: string; data: readonly string[] }[];
      banner: string;
      inspection: string | null;
      inspectionReport?: {
        report_no: string;
        inspector: string;
        items: readonly { name: string; result: string }[];
      };
      process: readonly { name: string; brief: string }[];
      descDescription: string;
      goodsDesc: string;
    }>;
    media: readonly { alt?: string }[];
  };
  specs: readonly { name: string; desc?: string | undefined }[];
  discounts: readonly { describe: string }[];
  remarks: readonly { title: string; tip: string }[];
}

/** The texts of a listing or shop that promise, and a hash of them; null when none does. */
export interface MarkedTexts {
  texts: FreeText[];
  hash: string;
}

/** @returns the texts of a listing that only an operator can agree to */
export function markListing({
  goods,
  specs,
  discounts,
  remarks,
}: ListingTexts): MarkedTexts | null {
  const { texts } = goods;
  const report = texts.inspectionReport;
  return markTexts([
    { field: "name", text: goods.name },
    { field: "feature", text: texts.feature ?? "" },
    { field: "banner", text: texts.banner ?? "" },
    // Tags that are keys of the table of promises are checked against it.
    ...(texts.attrs ?? []).map(({ content }, at) => ({
      field: `tags.${at}.text`,
      text: isPromise(content) ? "" : content,
    })),
    ...(texts.attributes ?? []).flatMap(({ title, data }, at) => [
      { field: `attributes.${at}.title`, text: title },
      ...data.map((text, row) => ({ field: `attributes.${at}.data.${row}`, text })),
    ]),
    { field: "inspection", text: texts.inspection ?? "" },
    // A report itself states that the platform has inspected the account.
    ...(report ? [{ field: "inspection_report", text: reportText(report) }] : []),
    ...(texts.process ?? []).flatMap(({ name, brief }, at) => [
      { field: `process.${at}.name`, text: name },
      { field: `process.${at}.brief`, text: brief },
    ]),
    { field: "description", text: plainText(texts.descDescription ?? "") },
    { field: "detail", text: plainText(texts.goodsDesc ?? "") },
    ...goods.media.map(({ alt = "" }, at) => ({ field: `picture_texts.${at}`, text: alt })),
    ...specs.flatMap(({ name, desc = "" }, at) => [
      { field: `specs.${at}.name`, text: name },
      { field: `specs.${at}.description`, text: desc },
    ]),
    ...discounts.map(({ describe }, at) => ({ field: `discounts.${at}.text`, text: describe })),
    ...remarks.flatMap(({ title, tip }, at) => [
      { field: `remarks.${at}.title`, text: title },
      { field: `remarks.${at}.tip`, text: tip },
    ]),
  ]);
}

/** @returns the texts of a shop that only an operator can agree to */
export const markShop = ({ nickname, profile }: { nickname: string; profile: string }) =>
  markTexts([
    { field: "nickname", text: nickname },
    { field: "profile", text: profile },
  ]);

function markTexts(all: readonly FreeText[]): MarkedTexts | null {
  const texts = all.filter(({ text }) => findPromiseWords(text).length > 0);
  if (texts.length === 0) return null;
  return { texts, hash: createHash("sha256").update(JSON.stringify(texts)).digest("hex") };
}

type Report = NonNullable<ListingTexts["goods"]["texts"]["inspectionReport"]>;

const reportText = ({ report_no, inspector, items }: Report): string =>
  [
    `验号报告 ${report_no} ${inspector}`,
    ...items.map(({ name, result }) => `${name} ${result}`),
  ].join("；");

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  lt: "<",
  nbsp: " ",
  quot: '"',
};

/** The text of HTML without its tags, so that neither tags nor entities hide a word. */
function plainText(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<[^<>]*>/g, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (entity, decimal, hex, name) => {
      if (name)
        return (
          ENTITIES[name.toLowerCase()] ?? (/^(?:zw|shy|lrm|rlm|.*sp)/i.test(name) ? "" : entity)
        );
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : "";
    });
}
