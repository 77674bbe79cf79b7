import { PLAIN_VIEW } from "../addresses/list-view";
import { orderRanks } from "./page-game";

const facts = [
  { key: "rank", title: "段位", unit: "", options: ["青铜", "星耀", "王者"] },
] as const;
const ordered = (from: string | null, to: string | null) =>
  orderRanks({ ...PLAIN_VIEW, rank: { from, to } }, facts).rank;

test("exchanges ranks in the wrong order", () => {
  expect(ordered("王者", "青铜")).toEqual({ from: "青铜", to: "王者" });
});

test("keeps ranges that are in order, open, or of ranks that the game does not have", () => {
  for (const [from, to] of [
    ["青铜", "王者"],
    ["王者", null],
    ["王者", "最强"],
    ["最强", "王者"],
  ] as const)
    expect(ordered(from, to)).toEqual({ from, to });
  expect(orderRanks(PLAIN_VIEW, facts)).toBe(PLAIN_VIEW);
});
