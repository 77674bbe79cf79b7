import { readFileSync } from "node:fs";
import { STATE_WORD_TABLES } from "@storefront/contract/labels/state-words";
import { findStateWords } from "./find-state-words";
import { sourceFiles } from "./source-files";

const TABLES = ["contract/labels/state-words.ts", "contract/listing/state-words.ts"];
const WORDS = new Set(STATE_WORD_TABLES.flatMap((table) => Object.values(table)).flatMap(String));

/** Words that mean something else where they stand. */
const MEANT: Readonly<Record<string, string>> = {
  "components/goods/seller/seller-card.tsx: 在售": "a number of listings",
  "components/landing/layouts/quotation/range-board.tsx: 在售": "a number of listings",
  "lib/landing/estimates.ts: 在售": "a place in a range of prices",
  "mobile/views/goods/seller-head.tsx: 在售": "a number of listings",
  "operator/console/pages/games-page.tsx: 在售": "a number of listings",
  "contract/codes.ts: 订单已关闭": "the order is expired or canceled",
  "contract/labels/refund-labels.ts: 订单已关闭": "the order was expired or canceled",
  "marketplace/payments/refunds.ts: 订单已关闭": "the order was expired or canceled",
  "mobile/views/wechat-view.tsx: 已取消": "a login",
  "operator/console/views/found-payment-view.tsx: 已付款":
    "begins a sentence about a payment without an order",
  "operator/console/views/overview-view.tsx: 退款失败": "a number of refunds",
  "sandbox/payments/cashier/outcome-views.tsx: 已取消":
    "a payment, in the cashier of an external system",
};

const isProduction = (path: string): boolean =>
  !/^(?:e2e|testbed|tools|scripts)\/|\.test\.tsx?$|\/testing\//.test(path);

test("finds a second table, a word in JSX and another word for a state", () => {
  const words = new Set(["已退款", "待付款"]);
  const source = [
    "/** 待付款 */",
    'const LABELS = { refunded: "已退款", text: "款项已退款到账" };',
    "  <b>待付款</b>",
    "    待付款",
    "<p>订单待支付</p>",
  ].join("\n");
  expect(findStateWords(source, words)).toEqual([
    { line: 2, word: "已退款", better: null },
    { line: 3, word: "待付款", better: null },
    { line: 4, word: "待付款", better: null },
    { line: 5, word: "待支付", better: "待付款" },
  ]);
});

test("takes the words of states from one table", () => {
  const used = new Set<string>();
  const found = sourceFiles("*.ts", "*.tsx")
    .filter((path) => isProduction(path) && !TABLES.includes(path))
    .flatMap((path) =>
      findStateWords(readFileSync(path, "utf8"), WORDS)
        .filter(({ word }) => {
          const key = `${path}: ${word}`;
          used.add(key);
          return MEANT[key] === undefined;
        })
        .map(
          ({ line, word, better }) => `${path}:${line}: ${word}: ${better ?? `use ${TABLES[0]}`}`,
        ),
    );
  expect(found).toEqual([]);
  expect(Object.keys(MEANT).filter((key) => !used.has(key))).toEqual([]);
});
