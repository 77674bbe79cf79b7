import { brandByKey } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { callServer } from "@/lib/api/call.server";
import { gameNames, readBoostGames, UNNAMED_GAME } from "./games";
import { loadBoostGames } from "./load-boost-games.server";

jest.mock("@/lib/api/call.server", () => ({ callServer: jest.fn() }));

const LIST = [
  { game_id: 359, game_name: "曜日战歌", opens_at: "18:00", closes_at: "02:00", inscription: 1 },
  { game_id: 7, game_name: "试炼之地", opens_at: "", closes_at: "", inscription: 0 },
];
const brand = (assortment: Brand["assortment"]) =>
  ({ ...(brandByKey("mima") as Brand), assortment }) as Brand;
const answer = (result: object) => jest.mocked(callServer).mockResolvedValue(result as never);

beforeEach(() => jest.mocked(callServer).mockReset());

test("reads games with their hours, and no broken ones", () => {
  expect(readBoostGames({ list: [...LIST, { game_id: 0 }, null] })).toEqual([
    { id: 359, name: "曜日战歌", hours: { opens: 1080, closes: 120 }, hasInscription: true },
    { id: 7, name: "试炼之地", hours: null, hasInscription: false },
  ]);
  expect(gameNames(readBoostGames({ list: LIST }))).toBe("曜日战歌、试炼之地");
});

test("a host boosts the games of its assortment only", async () => {
  answer({ ok: true, data: { list: LIST } });
  expect(await loadBoostGames(brand(undefined))).toHaveLength(2);
  expect((await loadBoostGames(brand({ games: ["试炼之地"] }))).map(({ id }) => id)).toEqual([7]);
});

test("a host without boosting makes no call", async () => {
  expect(await loadBoostGames(brand({ kinds: ["rent"] }))).toEqual([]);
  expect(callServer).not.toHaveBeenCalled();
});

test("a market without boosted games has none, an API without the call has one", async () => {
  answer({ ok: true, data: { list: [] } });
  expect(await loadBoostGames(brand(undefined))).toEqual([]);
  answer({ ok: false, status: 404, code: 10404 });
  expect(await loadBoostGames(brand(undefined))).toEqual([UNNAMED_GAME]);
});
