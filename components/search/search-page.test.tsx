import { render, screen, within } from "@testing-library/react";
import { readSearch } from "@/lib/addresses/search-view";
import type { GoodsFound } from "@/lib/discovery/read-found";
import { goodsRowSample } from "@/lib/goods/testing/goods-row-sample";
import { SearchPage } from "./search-page";

const kinds = [{ slug: "card-key", name: "卡密" }] as const;
const found: GoodsFound = {
  rows: [goodsRowSample({ name: "星砂" })],
  count: 1000,
  exact: false,
  approximate: false,
  corrected: null,
  stated: [],
  matched: [],
  priceFrom: null,
  previous: null,
  next: "n1",
  values: new Map(),
  numbers: new Map(),
  price: null,
};

const decodedHref = (link: HTMLElement) => decodeURIComponent(link.getAttribute("href") ?? "");

const show = (query: string, props: Partial<Parameters<typeof SearchPage>[0]> = {}) =>
  render(
    <SearchPage
      request={readSearch(query)}
      found={found}
      isMissing={false}
      toSave={{ q: "星砂", title: "星砂" }}
      kinds={kinds}
      games={[]}
      gameTabs={[]}
      popular={[]}
      boosts={[]}
      looser={[]}
      panel={null}
      {...props}
    />,
  );

test("shows an inexact count, and links the next page of the same search", () => {
  show("?q=星砂&kind=card-key&sort=newest");
  expect(screen.getByText("共 1,000+ 件")).toBeInTheDocument();
  const next = screen.getByRole("link", { name: "下一页" });
  expect(next).toHaveAttribute(
    "href",
    "/search?q=%E6%98%9F%E7%A0%82&kind=card-key&sort=newest&after=n1",
  );
  expect(screen.queryByText(/最接近/)).toBeNull();
});

test("says when results are only similar", () => {
  show("?q=星沙", { found: { ...found, approximate: true } });
  expect(screen.getByText(/没有和“星沙”完全一致的商品/)).toBeInTheDocument();
});

test("says what was searched instead, with a link to the words as typed", () => {
  show("?q=曜曰战歌&kind=card-key", { found: { ...found, corrected: "曜日战歌" } });
  expect(screen.getByText(/已改为搜索/)).toHaveTextContent(
    /“曜曰战歌”的结果，已改为搜索\s*曜日战歌/,
  );
  expect(screen.getByRole("link", { name: "仍然搜索“曜曰战歌”" })).toHaveAttribute(
    "href",
    "/search?q=%E6%9B%9C%E6%9B%B0%E6%88%98%E6%AD%8C&exact=1&kind=card-key",
  );
});

test("marks the words in the names of listings", () => {
  const rows = [goodsRowSample({ name: "星砂 60 枚 秒发" })];
  show("?q=星砂60", { found: { ...found, rows, matched: ["星砂", "60"] } });
  const link = screen.getByRole("link", { name: "星砂 60 枚 秒发" });
  const marks = [...link.querySelectorAll("mark")].map((mark) => mark.textContent);
  expect(marks).toEqual(["星砂", "60"]);
});

test("names the default order by relevance when the API ranks results", () => {
  const { unmount } = show("?q=星砂", { found: { ...found, matched: ["星砂"] } });
  expect(screen.getByRole("link", { name: "最相关" })).toHaveAttribute("aria-current", "true");
  unmount();
  show("?q=星砂");
  expect(screen.getByRole("link", { name: "销量优先" })).toBeInTheDocument();
});

test("links the games among the results, keeping the kind", () => {
  const gameTabs = [
    { name: "曜日战歌", count: { count: 3, exact: true } },
    { name: "孤屿行动", count: undefined },
  ];
  show("?q=月卡&kind=card-key&game=孤屿行动", { gameTabs });
  const games = screen.getByRole("navigation", { name: "游戏" });
  const links = within(games).getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(["全部游戏", "曜日战歌3", "孤屿行动"]);
  expect(links[2]).toHaveAttribute("aria-current", "true");
  expect(links[1]).toHaveAttribute(
    "href",
    "/search?q=%E6%9C%88%E5%8D%A1&game=%E6%9B%9C%E6%97%A5%E6%88%98%E6%AD%8C&kind=card-key",
  );
});

test("links the same search again when the marketplace does not respond", () => {
  show("?q=星砂&price=0-20", { found: null, kinds: [] });
  expect(screen.getByRole("link", { name: "再搜一次" })).toHaveAttribute(
    "href",
    "/search?q=%E6%98%9F%E7%A0%82&price=0-20",
  );
});

test("says that there is no search when the API lacks it", () => {
  show("?q=星砂", { found: undefined, isMissing: true, kinds: [] });
  expect(screen.getByRole("heading", { name: "这里还没有开放搜索" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "再搜一次" })).toBeNull();
});

test("offers searches of popular games when nothing was found", () => {
  const kinds = [{ slug: "account", name: "账号", count: 3, exact: true }] as const;
  const entry = { initials: "yrzg", count: 3, exact: true, covers: [], facts: [] };
  const popular = [{ ...entry, name: "曜日战歌", kinds }];
  show("?q=雨伞", { found: { ...found, rows: [], count: 0, next: null }, kinds: [], popular });
  expect(screen.getByRole("link", { name: "曜日战歌 账号" })).toHaveAttribute(
    "href",
    "/search?q=%E6%9B%9C%E6%97%A5%E6%88%98%E6%AD%8C%20%E8%B4%A6%E5%8F%B7",
  );
});

test("links games and home when nothing was found", () => {
  show("?q=雨伞", { found: { ...found, rows: [], count: 0, next: null }, kinds: [] });
  expect(screen.getByRole("heading", { name: "没有找到“雨伞”" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "保存搜索" })).toBeInTheDocument();
  const main = screen.getByRole("main");
  const hrefs = [...main.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(expect.arrayContaining(["/games", "/index"]));
});

test("shows the filters that the query states, each with a link that removes it", () => {
  const stated = [{ name: "300 元以下", without: "曜日战歌" }];
  show("?q=曜日战歌 300元以下&sort=newest", { found: { ...found, stated } });
  const filters = screen.getByRole("list", { name: "从搜索词读出的条件" });
  expect(decodedHref(within(filters).getByRole("link", { name: "去掉 300 元以下" }))).toBe(
    "/search?q=曜日战歌&sort=newest",
  );
  expect(decodedHref(screen.getByRole("link", { name: "按字面搜索" }))).toBe(
    "/search?q=曜日战歌 300元以下&exact=1",
  );
});

test("offers what is found without one filter, with or without kinds", () => {
  const looser = [
    { name: "300 元以下", href: "/search?q=曜日战歌", count: 3, exact: true, priceFrom: "320.00" },
  ];
  const none = { ...found, rows: [], count: 0, next: null };
  const { unmount } = show("?q=曜日战歌 300元以下", { found: none, kinds: [], looser });
  expect(screen.getByRole("link", { name: /去掉“300 元以下”/ })).toHaveTextContent(
    "3 件，¥320.00 起",
  );
  unmount();
  show("?q=曜日战歌 300元以下", { found: none, looser });
  expect(screen.getByRole("link", { name: /去掉“300 元以下”/ })).toBeInTheDocument();
});

test("shows the boosts that the query means above the results", () => {
  const boosts = [
    { id: 359, name: "曜日战歌", hours: { opens: 1080, closes: 120 }, hasInscription: true },
  ];
  show("?q=曜日战歌 代练", { boosts, kinds: [], found: { ...found, rows: [], count: 0 } });
  const link = screen.getByRole("link", { name: /曜日战歌 代练/ });
  expect(link).toHaveAttribute("href", "/practicePage?game_id=359");
  expect(link).toHaveTextContent("接单时间 18:00–次日 02:00");
});
