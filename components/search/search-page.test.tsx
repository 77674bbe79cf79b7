import { render, screen } from "@testing-library/react";
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
  priceFrom: null,
  previous: null,
  next: "n1",
  values: new Map(),
  numbers: new Map(),
  price: null,
};

const show = (query: string, props: Partial<Parameters<typeof SearchPage>[0]> = {}) =>
  render(
    <SearchPage
      request={readSearch(query)}
      found={found}
      isMissing={false}
      kinds={kinds}
      games={[]}
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

test("links games and home when nothing was found", () => {
  show("?q=雨伞", { found: { ...found, rows: [], count: 0, next: null }, kinds: [] });
  expect(screen.getByRole("heading", { name: "没有找到“雨伞”" })).toBeInTheDocument();
  const main = screen.getByRole("main");
  const hrefs = [...main.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(hrefs).toEqual(expect.arrayContaining(["/games", "/index"]));
});
