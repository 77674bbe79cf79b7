import { FACT_FIELDS, LISTING_FIELDS } from "@storefront/contract/listing/listing-fields";
import { textField } from "./form-field";
import type { FormSection } from "./form-section";
import { formFieldsOf } from "./table-fields";

const { name, game, goods_type, trade_type_id, seller, ...sale } = formFieldsOf(LISTING_FIELDS);

const NEW_SELLER = textField("new_seller", "新卖家名称", {
  maxlength: 100,
  hint: "没有编号时填写，会同时新建卖家。",
  isOnlyNew: true,
  read: () => undefined,
});

/** The listing's kind, and its terms of sale. */
export const TERMS: readonly FormSection[] = [
  {
    title: "基本信息",
    groups: [
      { fields: [name] },
      { layout: "fitting", fields: [game, goods_type, trade_type_id, seller, NEW_SELLER] },
    ],
  },
  { title: "发货与购买", groups: [{ layout: "fitting", fields: Object.values(sale) }] },
];

/** @returns the name of a fact's field in the form */
export const factField = (key: string): string => `fact_${key}`;

/** Facts of the listing, an object of its own in the row. */
export const FACTS: FormSection = {
  title: "筛选属性",
  isOptional: true,
  note: "叫什么、单位和可选值由游戏的目录定义；没有的留空",
  groups: [{ layout: "fitting", fields: Object.values(formFieldsOf(FACT_FIELDS, factField)) }],
};
