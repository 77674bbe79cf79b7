import { render, screen } from "@testing-library/react";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { goodsRowSample } from "@/lib/goods/testing/goods-row-sample";
import type { Shelf } from "@/lib/home/home-goods";
import { AccountShelf } from "./account-shelf";
import { CardShelf } from "./card-shelf";
import { DealShelf } from "./deal-shelf";
import { RentShelf } from "./rent-shelf";

const shelf = (slug: Shelf["slug"], ...rows: GoodsRow[]): Shelf => ({
  ...{ slug, name: "", count: rows.length, exact: true, priceFrom: null },
  ...{ rows, games: [{ name: "曜日战歌", count: 1000, exact: false }] },
});

test("shows an account with its facts, guarantees, seller and price", () => {
  const row = goodsRowSample({
    name: "142 款皮肤",
    kind: "账号",
    facts: [{ key: "skins", title: "皮肤", text: "142 款" }],
    flags: ["inspected"],
    seller: {
      ...{ userId: 1, nickname: "老陆", score: 4.7 },
      ...{ verified: true, selfOperated: false, official: false },
    },
  });
  render(<AccountShelf shelf={shelf("account", row)} first />);
  expect(screen.getByRole("list", { name: "保障" })).toHaveTextContent("平台验号");
  expect(screen.getByRole("term")).toHaveTextContent("皮肤");
  expect(screen.getByRole("definition")).toHaveTextContent("142 款");
  expect(screen.getByText("老陆")).toBeInTheDocument();
  expect(screen.getByText("¥").parentElement).toHaveTextContent("¥9.90");
});

test("shows an account of an API without facts by name, game and price", () => {
  render(<AccountShelf shelf={shelf("account", goodsRowSample({ game: "沙盒" }))} first={false} />);
  expect(screen.getByRole("link", { name: "商品 7" })).toHaveAttribute(
    "href",
    "/goodsDetails?goodsId=7",
  );
  expect(screen.getByText("沙盒")).toBeInTheDocument();
  expect(screen.queryByRole("term")).toBeNull();
});

test("links to the kind's list of each game, with a lower bound where not all were counted", () => {
  render(<AccountShelf shelf={shelf("account", goodsRowSample())} first={false} />);
  expect(screen.getByRole("link", { name: "曜日战歌 1,000+" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/games\/[^/]+\/account$/),
  );
});

test("shows cards by face value, the cheapest first", () => {
  const face = { key: "face", title: "面值", text: "60 点券" } as const;
  const rows = [
    goodsRowSample({ id: 1, price: "100.00", game: "a" }),
    goodsRowSample({ id: 2, price: "9.00", game: "b", facts: [face] }),
  ];
  render(<CardShelf shelf={shelf("card-key", ...rows)} />);
  const names = screen.getAllByRole("link", { name: /商品/ }).map((link) => link.textContent);
  expect(names).toEqual(["商品 2", "商品 1"]);
  expect(screen.getByText("60 点券")).toBeInTheDocument();
});

test("shows a rental with the hour's price, its terms and that it is free", () => {
  const row = goodsRowSample({ kind: "租号", rent: { depositFen: 15_000, leastHours: 2 } });
  render(<RentShelf shelf={shelf("rent", row)} first={false} />);
  expect(screen.getByText("2 小时起租 · 押金 ¥150")).toBeInTheDocument();
  expect(screen.getByText("/小时")).toBeInTheDocument();
  expect(screen.getByText("现在可租")).toBeInTheDocument();
});

test("says when a deal ends and what the price was; hides the section without deals", () => {
  const activityUntil = Date.parse("2026-12-01T00:00:00+08:00");
  const row = goodsRowSample({ activityUntil, originFen: 1980 });
  const { rerender, container } = render(<DealShelf rows={[row]} />);
  expect(screen.getByText(/结束/)).toHaveTextContent("11 月 30 日 24:00 结束");
  expect(screen.getByText("¥19.80")).toBeInTheDocument();
  rerender(<DealShelf rows={[]} />);
  expect(container).toBeEmptyDOMElement();
});
