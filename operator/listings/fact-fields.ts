import {
  CHOICE_FACTS,
  type FactKey,
  NUMBER_FACTS,
  RANK_FACT,
} from "@storefront/contract/listing/fact-keys";
import { type FormField, numberField, textField } from "./form-field";
import type { FormSection } from "./form-section";

/** What a fact is; games have names of their own for it. */
export const FACT_LABELS: Record<FactKey, string> = {
  rank: "段位",
  skins: "皮肤数",
  heroes: "角色数",
  rare: "稀有数",
  level: "等级",
  score: "评分",
  system: "系统",
  server: "区服",
  face: "面值",
};

/** @returns the name of a fact's field in the form */
export const factField = (key: string): string => `fact_${key}`;

const choiceOf = (key: FactKey): FormField =>
  textField(factField(key), FACT_LABELS[key], {
    key,
    hint: "多个用「、」隔开。",
    read: (text) => (text === "" ? undefined : text.split(/\s*、\s*/)),
    print: (value) => (value as readonly string[]).join("、"),
  });

/** Facts of the listing, an object of its own in the row. */
export const FACTS: FormSection = {
  title: "筛选属性",
  isOptional: true,
  note: "叫什么、单位和可选值由游戏的目录定义；没有的留空",
  groups: [
    {
      layout: "grid",
      fields: [
        textField(factField(RANK_FACT), FACT_LABELS[RANK_FACT], { key: RANK_FACT, maxlength: 40 }),
        ...NUMBER_FACTS.map((key) => numberField(factField(key), FACT_LABELS[key], { key })),
        ...CHOICE_FACTS.map(choiceOf),
      ],
    },
  ],
};
