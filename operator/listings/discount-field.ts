import type { WrittenListing } from "../catalogue/listing-row";
import { choiceField, textField } from "./form-field";
import type { RowsField } from "./rows-field";

type Discount = NonNullable<WrittenListing["discounts"]>[number];

const VALUES = { cut: "off", percent: "percent_off", gift: "pieces" } as const;
/** A number, or a text that the validation refuses. */
const numberOf = (text: unknown) => (/^\d{1,9}$/.test(String(text)) ? Number(text) : text);

/** Promotions of the listing: from an amount or a number of pieces on. */
export const DISCOUNTS: RowsField = {
  name: "discounts",
  label: "优惠",
  hint: "立减填元，折扣填减去的百分比（5 是九五折），赠送填件数（0 是文字里写的赠品）。",
  control: "rows",
  max: 20,
  columns: [
    choiceField("kind", "类型", [
      ["cut", "立减"],
      ["percent", "折扣"],
      ["gift", "赠送"],
    ]),
    textField("from", "满多少", { maxlength: 12 }),
    choiceField("unit", "单位", [
      ["yuan", "元"],
      ["pieces", "件"],
    ]),
    textField("value", "优惠", { maxlength: 12 }),
    textField("text", "显示的文字", { maxlength: 200, read: (text) => text }),
  ],
  columnOf: {
    from_yuan: "from",
    from_pieces: "from",
    off: "value",
    percent_off: "value",
    pieces: "value",
  },
  toItem({ kind, unit, from, value, text }) {
    const name = VALUES[kind as keyof typeof VALUES];
    return {
      kind,
      ...(unit === "pieces" ? { from_pieces: numberOf(from) } : { from_yuan: from }),
      ...(name && { [name]: kind === "cut" ? value : numberOf(value) }),
      text,
    };
  },
  toValues(item) {
    const discount = item as Discount;
    const values: Record<string, unknown> = { ...discount };
    return {
      kind: discount.kind,
      unit: discount.from_yuan === undefined ? "pieces" : "yuan",
      from: discount.from_yuan ?? discount.from_pieces,
      value: values[VALUES[discount.kind]],
      text: discount.text,
    };
  },
};
