import { trimCents } from "@storefront/contract/listing/trim-cents";
import { fenToYuan } from "@storefront/contract/money";
import { attributeWalls } from "./attribute-walls";
import type { GoodsView } from "./goods-view";
import { rowFacts } from "./row-facts";

/** A figure under the name: 皮肤, "142 款". */
export interface DecidingFact {
  title: string;
  text: string;
}

const MOST = 6;
/** Characters of a parameter that fit into a figure. */
const LONGEST = 12;

type Described = Pick<GoodsView, "facts" | "parameters" | "personal" | "rent">;

/**
 * The figures by which buyers choose an account or a rental. Without typed attributes, the short parameters. None for
 * other goods, whose specs and price say it.
 */
export function decidingFacts(goods: Described): DecidingFact[] {
  const terms = rentTerms(goods.rent);
  if (!goods.personal && goods.rent === null) return [];
  const limit = MOST - terms.length;
  const typed = rowFacts(goods.facts, limit).map(({ title, text }) => ({ title, text }));
  return [...(typed.length > 0 ? typed : shortParameters(goods.parameters, limit)), ...terms];
}

function shortParameters(parameters: GoodsView["parameters"], limit: number): DecidingFact[] {
  return attributeWalls(parameters)
    .rows.filter(({ title }) => !ELSEWHERE.includes(title))
    .map(({ title, values }) => ({ title, text: (values[0] ?? "").replace(/^共\s*/, "") }))
    .filter(({ text }) => text !== "" && text.length <= LONGEST)
    .slice(0, limit);
}

/** Parameters that the page shows next to the figures. */
const ELSEWHERE = ["所属游戏", "押金"];

function rentTerms(rent: GoodsView["rent"]): DecidingFact[] {
  if (rent === null) return [];
  const deposit = { title: "押金", text: `¥${trimCents(fenToYuan(rent.depositFen))}` };
  const least = { title: "起租", text: `${rent.leastHours} 小时` };
  return rent.leastHours > 0 ? [deposit, least] : [deposit];
}
