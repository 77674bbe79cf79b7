import { encodeGame } from "@/lib/addresses/game-segment";
import { viewSegment } from "@/lib/addresses/list-segment";
import { readListView } from "@/lib/addresses/list-url";
import { PageStore } from "@/server/cache/store/page-store.js";
import { pageEntry } from "@/server/cache/store/testing/entries";
import { isLimited } from "./is-limited";

const GAME = `/mima/games/${encodeGame("王者荣耀")}`;
const list = (query = "", kind = "all") => `${GAME}/${kind}/${viewSegment(readListView(query))}`;

let store: PageStore;
beforeEach(() => {
  store = new PageStore();
});

async function storeList(path: string, status = 200): Promise<void> {
  const entry = await pageEntry("list");
  store.write(path, { ...entry, page: { ...entry.page, status } }, Date.now());
}

test.each([
  ["/mima/search/P3E9YQ", true],
  ["/mima/search/nothing", false],
  ["/mima/games", false],
  ["/mima/index", false],
  ["/mima/goodsDetails/1001", false],
  [list(), true],
  [list("?sort=newest"), true],
])("%s that is not stored counts as a search: %s", (path, limited) => {
  expect(isLimited(path, store)).toBe(limited);
});

test.each(["", "?sort=newest", "?stock=1", "?rebind=1"])(
  "does not count the list %j of a game whose list is stored",
  async (query) => {
    await storeList(list());
    expect(isLimited(list(query), store)).toBe(false);
    expect(isLimited(list(query, "account"), store)).toBe(false);
  },
);

test.each(["?system=x", "?skins=50-150", "?price=1-2", "?after=abc", "?rebind=1&covered=1"])(
  "counts the list %s of any game, also when it is stored",
  async (query) => {
    await storeList(list());
    await storeList(list(query));
    expect(isLimited(list(query), store)).toBe(true);
  },
);

test("counts the lists of a game that does not exist", async () => {
  await storeList(list(), 404);
  expect(isLimited(list(), store)).toBe(true);
});
