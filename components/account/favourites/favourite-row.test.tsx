import { render, screen } from "@testing-library/react";
import { readFavourites } from "@/lib/account/read-favourites";
import { FavouriteRow } from "./favourite-row";

const LISTED = {
  goods_id: 1001,
  goods_name: "星耀 Ⅱ 全皮肤",
  game_name: "王者荣耀",
  goods_type: "PersonalAccount",
  trade_type_id: 2,
  specs_type: 1,
  cover: "",
  now_price: "57.00",
  collected_price: "60.00",
  stock: 0,
  held: 0,
};

function show(change: Partial<Record<keyof typeof LISTED | "next_return", unknown>>): void {
  const favourites = readFavourites({ list: [{ ...LISTED, ...change }], total: 1 });
  for (const goods of favourites?.goods ?? [])
    render(<FavouriteRow goods={goods} reload={async () => undefined} />);
}

test.each([
  ["a sold account", {}, "已售出"],
  ["a card key that has run out", { goods_type: "CardKey" }, "已售罄"],
  ["a rented account", { goods_type: "RentAccount", trade_type_id: 3 }, "出租中"],
  ["a listing that another buyer is paying for", { held: 1 }, "付款中"],
])("says of %s that it is gone", (_name, change, text) => {
  show(change);
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText(/比收藏时/)).toBeNull();
});

test("says when a rented account is free again", () => {
  jest.useFakeTimers({ now: new Date("2026-11-26T08:00:00Z") });
  const next_return = { ends_at: "2026-11-27T10:30:00Z", needs_check: 0 };
  show({ goods_type: "RentAccount", trade_type_id: 3, next_return });
  expect(screen.getByText("王者荣耀 · 预计 11-27 18:30 空出")).toBeInTheDocument();
  jest.useRealTimers();
});

test("says how the price has changed since it was collected", () => {
  show({ stock: 1 });
  expect(screen.getByText("比收藏时降 ¥3.00")).toBeInTheDocument();
});
