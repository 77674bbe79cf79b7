import { PRICE_FIELDS, SPEC_FIELDS } from "@storefront/contract/listing/listing-fields";
import { choiceField, type FormField, numberField, textField } from "./form-field";
import { formFieldsOf } from "./table-fields";

const { price, ...amounts } = formFieldsOf(PRICE_FIELDS);

/** Amounts of a spec, or of a listing without specs. */
export const PIECE_AMOUNTS: readonly FormField[] = Object.values(amounts);

/** The price of a new piece, typed twice. */
export const NEW_PRICE: readonly FormField[] = [
  price,
  { ...price, name: "again", label: "再输入一次价格" },
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
export const SPEC_ROW: readonly FormField[] = Object.values(formFieldsOf(SPEC_FIELDS));

export const MAX_SPECS = 100;

/** The list of specs, as part of the names of its fields (`nameAt`). */
export const SPECS = "specs";
