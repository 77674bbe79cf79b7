import fc from "fast-check";
import { agoText, readSold, soldAt } from "./sold";

const WIRE = {
  time: "2026-03-01T10:00:00.000Z",
  pay_price: "128.00",
  buyer: { head_img_url: "/media/avatars/7.webp" },
  order_ringer: { start_level_name: "铂金Ⅳ 0星", target_level_name: "星耀Ⅴ 1星" },
};

test("reads recent orders from a bare or wrapped list and leaves out malformed ones", () => {
  const sold = {
    at: Date.parse(WIRE.time),
    price: "128.00",
    head: "/media/avatars/7.webp",
    start: "铂金Ⅳ 0星",
    target: "星耀Ⅴ 1星",
  };
  expect(readSold({ list: [WIRE, null, { ...WIRE, pay_price: "x" }] })).toEqual([sold]);
  expect(readSold([{ ...WIRE, time: "昨天", buyer: { head_img_url: "javascript:1" } }])).toEqual([
    { ...sold, at: null, head: null },
  ]);
  expect(readSold(undefined)).toEqual([]);
});

test("alternates orders and the promise, cycling through all orders", () => {
  const list = readSold([WIRE, { ...WIRE, pay_price: "9.00" }]);
  const prices = Array.from({ length: 6 }, (_, turn) => soldAt(list, turn)?.price ?? "promise");
  expect(prices).toEqual(["128.00", "promise", "9.00", "promise", "128.00", "promise"]);
  expect(soldAt([], 0)).toBeNull();
});

test.each([
  [-5, "刚刚"],
  [59, "刚刚"],
  [60, "1 分钟前"],
  [3599, "59 分钟前"],
  [3600, "1 小时前"],
  [86_400, "1 天前"],
])("%i s ago is %s", (seconds, text) => {
  expect(agoText(0, seconds * 1000)).toBe(text);
});

test("decodes any value to a list without empty fields", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      for (const { start, target, price } of readSold([value])) {
        expect([start, target, price]).not.toContain("");
      }
    }),
  );
});

test("names the game of each boost when they are of several", () => {
  const starts = (...games: string[]) =>
    readSold(
      games.map((game_name) => ({ ...WIRE, order_ringer: { ...WIRE.order_ringer, game_name } })),
    ).map(({ start }) => start);
  const { start_level_name: start } = WIRE.order_ringer;
  expect(starts("曜日战歌", "曜日战歌")).toEqual([start, start]);
  expect(starts("曜日战歌", "峡谷远征")).toEqual([`曜日战歌 ${start}`, `峡谷远征 ${start}`]);
  expect(starts("曜日战歌", "")).toEqual([`曜日战歌 ${start}`, start]);
});
