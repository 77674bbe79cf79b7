import { amountField, choiceField, type FormField, numberField, textField } from "./form-field";

/** Amounts of a spec, or of a listing without specs. */
export const PIECE_AMOUNTS: readonly FormField[] = [
  amountField("original_price", "划线价（元）"),
  amountField("activity_price", "活动价（元）"),
  amountField("cashback", "返现（元）"),
];

/** The price of a new piece, typed twice. */
export const NEW_PRICE: readonly FormField[] = [
  amountField("price", "价格（元）"),
  amountField("again", "再输入一次价格"),
];

export const NEW_STOCK = numberField("stock", "可售件数", {
  maxlength: 8,
  hint: "人工交付时填写。",
});

export const NEW_SECRETS = textField("secrets", "卡密", {
  rows: 4,
  hint: "自动发货时填写，每行一条。上架后在后台不再显示。",
});

export const SPECS_TYPE = choiceField("specs_type", "规格类型", [
  ["2", "普通规格"],
  ["3", "面值"],
]);

/** Fields of one spec besides those of its piece. */
export const SPEC_FIELDS: readonly FormField[] = [
  textField("name", "名称", { maxlength: 200, read: (text) => text }),
  textField("description", "说明", { maxlength: 500, read: (text) => text }),
  numberField("min", "最少件数"),
  numberField("max", "最多件数"),
];

export const MAX_SPECS = 100;

/** The list of specs, as part of the names of its fields (`nameAt`). */
export const SPECS = "specs";
