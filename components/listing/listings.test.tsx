import { render, screen, within } from "@testing-library/react";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { goodsRowSample } from "@/lib/goods/testing/goods-row-sample";
import { Listings } from "./listings";

const seller = {
  userId: 3001,
  nickname: "晚风",
  score: 4.8,
  verified: false,
  selfOperated: true,
  official: false,
};

const account = goodsRowSample({
  id: 1,
  name: "星耀号",
  kind: "账号",
  price: "2660.00",
  originFen: 300_000,
  facts: [
    { key: "rank", title: "段位", text: "星耀 Ⅴ" },
    { key: "skins", title: "皮肤", text: "142 款" },
  ],
  flags: ["covered", "rebind"],
  seller,
});

const show = (...rows: GoodsRow[]) => {
  render(<Listings rows={rows} mallUrl={undefined} />);
  return screen.getAllByRole("listitem").filter((item) => item.querySelector("a"));
};

test("describes an account by facts, guarantees, seller and price without opening it", () => {
  const [row] = show(account);
  expect(row).toHaveTextContent("皮肤142 款");
  expect(row).toHaveTextContent("找回包赔可换绑");
  expect(row).toHaveTextContent("卖家晚风评分4.8自营未认证");
  expect(row).toHaveTextContent("¥2660.00原价¥3000.00");
});

test("has one link to the listing beside seller and collect button", () => {
  const [row] = show(account);
  const links = within(row as HTMLElement).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/goodsDetails?goodsId=1",
    "/personal_center?user_id=3001",
  ]);
  expect(screen.getByRole("button", { name: "收藏 星耀号" })).toBeInTheDocument();
});

test.each([
  [false, "现在可租"],
  [true, "出租中"],
])("says whether a rental is free, with its terms (rented: %s)", (soldOut, text) => {
  const rent = { depositFen: 10_000, leastHours: 2 };
  const [row] = show(
    goodsRowSample({
      kind: "租号",
      price: "3.00",
      rent,
      soldOut,
      unavailable: soldOut ? "rented" : null,
    }),
  );
  expect(row).toHaveTextContent(text);
  expect(row).toHaveTextContent("¥3.00/小时2 小时起租，押金 ¥100.00");
});

test.each([
  ["a row", account],
  ["a tile", goodsRowSample({ kind: "卡密" })],
])("draws something in %s without a picture", (_, row) => {
  const [item] = show({ ...row, cover: "" });
  expect(item?.querySelector('svg[width="112"] path, svg[width="224"] path')).not.toBeNull();
});

test.each([
  ["when a rented account is free again", 2_000_000_000_000, false, "预计 05-18 11:33 空出"],
  ["that the password is changed first", 2_000_000_000_000, true, "归还，换好密码后空出"],
  ["that it is about to be free", 0, false, "即将空出"],
])("says %s", (_, at, needsCheck, text) => {
  const rent = { depositFen: 0, leastHours: 1 };
  const nextReturn = { at, needsCheck };
  const [row] = show(
    goodsRowSample({ kind: "租号", rent, soldOut: true, unavailable: "rented", nextReturn }),
  );
  expect(row).toHaveTextContent(text);
});

test("shows cards as tiles with face value and delivery", () => {
  const facts = [{ key: "face", title: "面值", text: "648 点券" }] as const;
  const [tile] = show(goodsRowSample({ kind: "卡密", facts, automaticDelivery: true, from: true }));
  expect(tile).toHaveTextContent("面值648 点券");
  expect(tile).toHaveTextContent("自动发货");
  expect(tile).toHaveTextContent("¥9.90起");
});

test("names the kind of each row in a list of several kinds", () => {
  const [first, second] = show(account, goodsRowSample({ id: 2, kind: "卡密" }));
  expect(first).toHaveTextContent("账号星耀号");
  expect(second).toHaveTextContent("卡密商品 2");
});
