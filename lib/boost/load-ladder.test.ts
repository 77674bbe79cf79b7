import { callServer } from "@/lib/api/call.server";
import { loadLadder } from "./load-ladder";

const GAME = { id: 359, name: "曜日战歌", hours: null, hasInscription: true };

jest.mock("@/lib/api/call.server", () => ({ callServer: jest.fn() }));

const tier = (id: number, name: string) => ({
  rank_id: id,
  rank_name: name,
  son: [{ rank_id: id * 100, rank_name: `${name}Ⅲ`, son: [] }],
});
const PARTITIONS = [
  { partition_id: 1, title: "安卓", son: [{ partition_id: 11, title: "微信区", son: [] }] },
];

/** Answers the calls; `price` of a boost by its first rank, null refuses. */
function answer(price: (start: number) => string | null) {
  jest.mocked(callServer).mockImplementation((async (
    name: string,
    payload: { start_id?: number },
  ) => {
    if (name === "partitions") return { ok: true, data: PARTITIONS };
    if (name === "rankList")
      return { ok: true, data: [tier(1, "青铜"), tier(2, "白银"), tier(3, "黄金")] };
    const yuan = price(Number(payload.start_id));
    return yuan === null
      ? { ok: false, kind: "refused" }
      : { ok: true, data: { price: yuan, time_hour: 3, star: 9 } };
  }) as never);
}

test("prices each step from a tier to the next when the marketplace answers", async () => {
  answer((start) => (start === 100 ? "13.50" : "21.00"));
  const ladder = await loadLadder(GAME);
  expect(ladder?.steps.map(({ from, to, quote }) => [from, to, quote.price])).toEqual([
    ["青铜", "白银", "13.50"],
    ["白银", "黄金", "21.00"],
  ]);
  expect(ladder?.terms).toBe("曜日战歌，安卓 微信区，铭文 150 级");
  expect(ladder?.steps[0]?.query).toBe(
    "?game_id=359&start_id=100&target_id=200&inscription=150&partition_id=11",
  );
});

test("has no ladder when the price of one step is missing", async () => {
  answer((start) => (start === 100 ? "13.50" : null));
  expect(await loadLadder(GAME)).toBeNull();
});
