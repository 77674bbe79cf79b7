import { BOOST_PERCENT } from "@storefront/contract/boosts/boost-game";
import { type BoostRow, boostRow } from "../catalogue/boost-row";
import type { WrittenRow } from "../catalogue/catalogue-row";
import { problemInChinese } from "../catalogue/problem-in-chinese";
import {
  amountField,
  choiceField,
  type FormField,
  nameAt,
  numberField,
  textField,
} from "../listings/form-field";
import type { FieldErrors } from "../listings/read-listing-form";
import { filledRows, printFields, type RowsField, readFields } from "../listings/rows-field";

const PERCENT = `百分比，${BOOST_PERCENT.min} 到 ${BOOST_PERCENT.max}`;
const asGiven = { read: (text: string) => text };

export const GAME_ID = numberField("id", "编号", {
  hint: "接口里的 game_id，建好后不能改。",
});

/** Single fields of a boosted game. */
export const BOOST_TERMS: readonly FormField[] = [
  textField("game", "游戏", { maxlength: 40, hint: "代练页、订单和付款单上的名字。", ...asGiven }),
  choiceField(
    "on_sale",
    "代练",
    [
      ["1", "接单"],
      ["0", "不做：页面和入口都收起来"],
    ],
    { read: (text) => text === "1", print: (value) => (value ? "1" : "0") },
  ),
  numberField("price_percent", "价格水平", {
    hint: `所有价格乘以它，高峰时段可以调高。${PERCENT}。`,
  }),
  textField("opens", "开始营业", { maxlength: 5, hint: "例如 10:00。全天营业就都留空。" }),
  textField("closes", "结束营业", { maxlength: 5, hint: "例如 02:00，早于开始就是到第二天。" }),
];

/** Lists of a boosted game. */
export const BOOST_LISTS: readonly RowsField[] = [
  {
    name: "ladder",
    label: "段位与价格",
    hint: "从最低的段位写到最高的，同一大段写在一起。起始星留空就从 0 星重新数；接着下面一级数的，填下一颗星。",
    control: "rows",
    max: 100,
    columns: [
      textField("tier", "大段", { maxlength: 20, ...asGiven }),
      textField("name", "小段", { maxlength: 20, ...asGiven }),
      numberField("from", "起始星"),
      numberField("to", "最后一颗星"),
      amountField("price", "每颗星（元）"),
      numberField("minutes", "每颗星（分钟）"),
    ],
  },
  {
    name: "partitions",
    label: "游戏大区",
    hint: `同一系统写在一起。${PERCENT}，留空是 100。`,
    control: "rows",
    max: 100,
    columns: [
      textField("platform", "系统", { maxlength: 20, ...asGiven }),
      textField("name", "大区", { maxlength: 20, ...asGiven }),
      numberField("percent", "价格百分比"),
    ],
  },
  {
    name: "inscription",
    label: "铭文等级",
    hint: `从某个等级起的${PERCENT}。不写就不问铭文，价格也不随它变。`,
    control: "rows",
    max: 20,
    columns: [numberField("from", "从几级起"), numberField("percent", "价格百分比")],
  },
];

const FIELDS = [...BOOST_TERMS, ...BOOST_LISTS];

/** Parses the form of a boosted game by the rules of an import. @param id of an existing game; null for a new one */
export function readBoostForm(
  form: URLSearchParams,
  id: number | null,
): { row: BoostRow } | { errors: FieldErrors } {
  const typedId = readFields(form, [GAME_ID])["id"];
  const parsed = boostRow.safeParse({
    kind: "boost",
    ...readFields(form, FIELDS),
    id: id ?? typedId,
  });
  if (parsed.success) return { row: parsed.data };
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    errors[fieldAt(form, path)] ??= problemInChinese(message);
  }
  return { errors };
}

/** @returns the form's field that an error of the row is about */
function fieldAt(form: URLSearchParams, [name, index, column]: readonly PropertyKey[]): string {
  const list = BOOST_LISTS.find((field) => field.name === name);
  if (!list || typeof index !== "number") return String(name);
  const first = list.columns[0]?.name ?? "";
  return nameAt(String(column ?? first), filledRows(form, list)[index]);
}

/** @returns the field values of a game's unchanged form */
export function boostFormValues(row: WrittenRow): URLSearchParams {
  const form = new URLSearchParams();
  printFields(form, FIELDS, { ...row });
  return form;
}
