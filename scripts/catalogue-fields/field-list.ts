import {
  INITIAL_FIELDS,
  LISTING_FIELDS,
  LISTING_TEXTS,
  type ListingField,
  type ListingFieldTable,
  PRICE_FIELDS,
  SPEC_FIELDS,
} from "@storefront/contract/listing/listing-fields";
import { MEANINGS } from "./meanings";

const TABLE: ListingFieldTable = {
  ...LISTING_FIELDS,
  ...LISTING_TEXTS,
  ...PRICE_FIELDS,
  ...INITIAL_FIELDS,
};

const INTRODUCTION = `Fields of \`contract/listing/listing-fields.ts\`, written here by \`npm run docs:catalogue\`. Money is yuan. What is
not required may be missing.`;

/** @returns docs/catalogue.md with the current fields in its section about listings */
export const withFieldList = (markdown: string): string =>
  markdown.replace(
    /(?<=\n## Listings\n\n)[\s\S]*?(?=\n\n## )/,
    () => `${INTRODUCTION}\n\n${fieldList()}`,
  );

/** Lists the fields of a listing in a catalog file. */
function fieldList(): string {
  const rows = Object.entries(MEANINGS).map(([name, meaning]) => {
    const field = TABLE[name];
    const bounds = field ? boundsOf(field) : [];
    return `- \`${name}\`${bounds.length > 0 ? ` (${bounds.join(", ")})` : ""}: ${meaning}`;
  });
  const ofSpec = [...Object.keys(SPEC_FIELDS), ...Object.keys(PRICE_FIELDS)];
  const names = [...ofSpec, "stock", "secrets"].map((name) => `\`${name}\``);
  return [...rows, "", `A spec has ${names.join(", ")}.`].join("\n");
}

/** What an author must know of a field: whether it is required, its values, its limits, an unusual default. */
function boundsOf(field: ListingField): string[] {
  switch (field.kind) {
    case "id":
    case "price":
      return ["required"];
    case "name":
      return ["required", `at most ${field.most} characters`];
    case "text":
    case "optionalText":
      return [`at most ${field.most} characters`];
    case "choice":
      return ["required", `\`${Object.keys(field.options).join("|")}\``];
    case "code":
      return ["required", codesOf(field.options)];
    case "count":
      return [...hoursOf(field), ...rangeOf(field)];
    case "flag":
      return field.initial ? ["default true"] : [];
    case "optionalYuan":
      return ["default the price"];
    default:
      return [];
  }
}

const codesOf = (options: Readonly<Record<string, string>>): string =>
  Object.entries(options)
    .map(([code, label]) => `${code} ${label}`)
    .join(", ");

const hoursOf = ({ unit }: { unit?: string }): string[] => (unit === "小时" ? ["hours"] : []);

const rangeOf = ({ least, most, initial }: { least?: number; most?: number; initial?: number }) => [
  ...(most === undefined ? [] : [`${least ?? 0} to ${most}`]),
  ...(initial ? [`default ${initial}`] : []),
];
