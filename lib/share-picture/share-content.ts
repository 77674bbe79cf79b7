import { isRent, isSoldOut, soldOutLabel } from "@storefront/contract/listing/buy-action";
import { priceShown } from "@storefront/contract/listing/price-shown";
import { trimCents } from "@storefront/contract/listing/trim-cents";
import { fenToYuan } from "@storefront/contract/money";
import type { GoodsView } from "@/lib/goods/goods-view";
import { flagNames } from "@/lib/goods/row-marks";
import { truncateText } from "@/lib/goods/truncate-text";
import { parseSpecAmount } from "@/lib/goods/unit-price";
import { printable } from "./measure-text";

export interface Figure {
  title: string;
  text: string;
}

/** Content of a share picture: only fields of its row, in characters that the font has. */
export interface ShareContent {
  title: string;
  /** "" when the price is not known. */
  amount: string;
  /** Beside the amount: 起, /小时, or "". */
  unit: string;
  /** The higher price before, "¥1580"; "" for none. */
  struck: string;
  figures: Figure[];
  /** 找回包赔, 平台验号, 可换绑. */
  marks: string[];
  /** Why it cannot be bought; "" when it can. */
  gone: string;
  /** Path or URL of the first picture; "" without one. */
  cover: string;
}

const MOST_FIGURES = 4;
/** Longer values are for the page. */
const FIGURE_MAX = 12;
/** Characters of the name that the picture has room for, about. */
const ALT_TITLE = 60;

export function shareContent(goods: GoodsView): ShareContent {
  const { trade } = goods;
  const price = priceShown(trade, null);
  return {
    title: printable(goods.name) || `商品 ${trade.goodsId}`,
    amount: price.fen === null ? "" : trimCents(fenToYuan(price.fen)),
    unit: price.unit || (price.from ? "起" : ""),
    struck: price.struckFen === null ? "" : `¥${trimCents(fenToYuan(price.struckFen))}`,
    figures: figuresOf(goods),
    marks: flagNames(goods.flags),
    gone: isSoldOut(trade) ? soldOutLabel(trade, goods.personal) : "",
    cover: goods.pictures[0]?.url ?? "",
  };
}

/** Terms of a rental, face values of a card with their prices, facts of an account, else short attributes. */
function figuresOf(goods: GoodsView): Figure[] {
  const found = [
    rentFigures(goods),
    faceFigures(goods),
    goods.facts.map(({ title, text }) => ({ title, text })),
  ].flat();
  const known = found.length > 0 ? found : attributeFigures(goods);
  return known
    .map(({ title, text }) => ({ title: printable(title), text: printable(text) }))
    .filter(({ title, text }) => title !== "" && text !== "" && text.length <= FIGURE_MAX)
    .slice(0, MOST_FIGURES);
}

function rentFigures({ trade, rent }: GoodsView): Figure[] {
  if (!isRent(trade) || rent === null) return [];
  const deposit = trimCents(fenToYuan(rent.depositFen));
  return [
    { title: "起租", text: `${trade.leastHours} 小时` },
    { title: "押金", text: `¥${deposit}` },
  ];
}

const faceFigures = ({ trade }: GoodsView): Figure[] =>
  trade.specs
    .filter(({ name }) => parseSpecAmount(name) !== null)
    .map((spec) => {
      const { fen } = priceShown(trade, spec);
      return { title: fen === null ? "" : `¥${trimCents(fenToYuan(fen))}`, text: spec.name };
    });

const attributeFigures = ({ parameters, game }: GoodsView): Figure[] =>
  parameters.flatMap(({ title, values }) => {
    const [text = ""] = values;
    return values.length === 1 && text !== game ? [{ title, text }] : [];
  });

/** Says in words what the picture shows. */
export function shareAlt({ title, amount, unit, figures, marks, gone }: ShareContent): string {
  const price = amount === "" ? "" : `¥${amount}${unit.startsWith("/") ? unit : ` ${unit}`}`.trim();
  const facts = figures.map((figure) => `${figure.title} ${figure.text}`);
  return [truncateText(title, ALT_TITLE), price, gone, ...facts, ...marks]
    .filter((part) => part !== "")
    .join("，");
}
