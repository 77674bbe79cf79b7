import { searchPayload } from "@/lib/discovery/list-search";
import { gameHref } from "./game-path";
import { listQuery, readListView } from "./list-url";
import { savedSearchHref } from "./saved-search-address";
import { readSearch, searchHref } from "./search-view";

const VIEW =
  "?rank=%E6%98%9F%E8%80%80%20%E2%85%A4~&skins=50-150&heroes=10-up&system=%E5%AE%89%E5%8D%93&server=QQ%20%E5%8C%BA,%E5%BE%AE%E4%BF%A1%E5%8C%BA&rebind=1&covered=1&delivery=1&price=0-99.5&stock=1&sort=newest";

test("returns to the list of a game with all filters, newest first", () => {
  const view = readListView(VIEW);
  expect(listQuery(view)).toBe(VIEW);
  const { sort: _, ...query } = searchPayload({ kind: "account", view });
  expect(savedSearchHref({ game: "曜日战歌", ...query })).toBe(
    gameHref({ game: "曜日战歌", kind: "account" }) + VIEW,
  );
});

test("returns to a search, newest first", () => {
  const href =
    "/search?q=%E6%98%9F%E7%A0%82&exact=1&game=A%26B&kind=card-key&price=10-20&sort=newest";
  const { q, game, kind, view } = readSearch(href.slice("/search".length));
  const { sort: _, ...query } = searchPayload({ kind, view });
  expect(savedSearchHref({ q, game, exact: 1, ...query })).toBe(href);
  expect(savedSearchHref({ q: "星砂" })).toBe(
    searchHref(readSearch("?q=%E6%98%9F%E7%A0%82&sort=newest")),
  );
});

test.each([
  [null],
  [{}],
  [{ game: "a/b" }],
  [{ game: "..", ranges: "{" }],
  [{ kind: "account", choices: "[1]" }],
])("leads to all games for %j", (query) => {
  expect(savedSearchHref(query)).toBe("/games");
});

test("leaves out what is invalid", () => {
  const query = {
    game: "曜日战歌",
    kind: "x",
    ranges: '{"skins":[{},"a"],"rank":5}',
    price_to: "z",
  };
  expect(savedSearchHref(query)).toBe(`${gameHref({ game: "曜日战歌" })}?sort=newest`);
});
