import { readRecentDeals } from "./recent-deals";

const deal = {
  price: "3.50",
  day: "2026-11-20",
  facts: [{ key: "rank", title: "段位", text: "王者" }],
};

test("reads deals, without what has no price or day", () => {
  const list = [deal, { ...deal, price: "0.00" }, { ...deal, day: "昨天 12:03" }, null];
  expect(readRecentDeals({ game_name: "曜日战歌", rank: "王者", list })?.deals).toEqual([
    { fen: 350, day: "2026-11-20", facts: deal.facts },
  ]);
});

test.each([null, {}, { rank: "王者", list: [] }, { rank: "", list: [deal] }])(
  "has nothing to show of %j",
  (data) => {
    expect(readRecentDeals(data)).toBeNull();
  },
);
