import { isCrawledList, UNCRAWLED_LISTS } from "./crawled-list";
import { gameHref } from "./game-path";
import { listQuery } from "./list-url";
import { type ListView, PLAIN_VIEW } from "./list-view";

const hrefOf = (view: Partial<ListView>) =>
  gameHref({ game: "曜日战歌", kind: "account" }) + listQuery({ ...PLAIN_VIEW, ...view });

/** Whether a robots rule, in which `*` stands for any text, matches an address. */
const isDisallowed = (href: string) =>
  UNCRAWLED_LISTS.some((rule) => {
    const parts = rule.split("*").map((part) => part.replace(/[?.]/g, "\\$&"));
    return new RegExp(`^${parts.join(".*")}`).test(href);
  });

test.each<[string, Partial<ListView>, boolean]>([
  ["no filter", {}, true],
  ["one option", { choices: { system: ["安卓"] } }, true],
  ["one price range", { price: { from: 100, to: 500 } }, true],
  ["two options of a filter", { choices: { system: ["安卓", "苹果"] } }, false],
  ["two filters", { inStock: true, delivery: "2" }, false],
  ["a filter and an order", { inStock: true, sort: "newest" }, false],
])("a list with %s is crawled, or neither linked for crawlers nor allowed", (_, view, crawled) => {
  const href = hrefOf(view);
  expect([isCrawledList(href), isDisallowed(href)]).toEqual([crawled, !crawled]);
});
