import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";

const test = useTestApp({}, { resets: false });

const ids = (list: readonly { goods_id: number }[]) =>
  list.map(({ goods_id }) => goods_id).sort((a, b) => a - b);

/** Kind, game and seller of every listing on sale. */
const readAll = async () =>
  (await test.request("goodsIds", { after: 0, below: 50_000 })).data.list.map((row) => ({
    ...row,
    kind: row.kind ?? "other",
    game_name: row.game_name ?? "",
    seller_id: row.seller_id ?? 0,
  }));

/** A filter that some listings match and others do not, with those that match. */
async function sampleFilter() {
  const all = await readAll();
  const [first] = all;
  if (!first) throw new Error("no listing is on sale");
  const { game_name: game, seller_id: seller } = first;
  return { all, game, seller, kind: first.kind };
}

it("limits every list to kinds", async () => {
  const { all, kind } = await sampleFilter();
  const expected = ids(all.filter((row) => row.kind === kind));
  expect(expected.length).toBeLessThan(all.length);
  const filter = { kinds: kind };
  const found = await test.request("searchGoods", { ...filter, limit: 60 });
  expect(ids(found.data.list)).toEqual(expected);
  expect(found.data.total).toBe(expected.length);
  expect(found.data.facets.find(({ filter: name }) => name === "kind")?.values).toEqual([
    { value: kind, count: expected.length },
  ]);
  const catalogue = await test.request("catalogue", filter);
  expect([ids(catalogue.data.list), catalogue.data.total]).toEqual([expected, expected.length]);
  const inBlocks = await test.request("goodsBlocks", filter);
  expect(inBlocks.data.list.map(({ count }) => count)).toEqual([expected.length]);
  const listed = await test.request("goodsIds", { ...filter, after: 0, below: 50_000 });
  expect(ids(listed.data.list)).toEqual(expected);
  const { list: games } = (await test.request("games", filter)).data;
  expect(games.flatMap(({ kinds }) => kinds.map(({ slug }) => slug))).toEqual(
    games.map(() => kind),
  );
  expect(games.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
});

it("limits lists to games and sellers", async () => {
  const { all, game, seller } = await sampleFilter();
  const read = async (filter: { games?: string; sellers?: string }) =>
    ids((await test.request("catalogue", filter)).data.list);
  expect(await read({ games: game })).toEqual(ids(all.filter((row) => row.game_name === game)));
  const ofSeller = ids(all.filter((row) => row.seller_id === seller));
  expect(await read({ sellers: String(seller) })).toEqual(ofSeller);
  const found = await test.request("searchGoods", { sellers: String(seller), limit: 60 });
  expect(ids(found.data.list)).toEqual(ofSeller);
});

it("limits a shop's goods, and suggestions", async () => {
  const { all, game, kind, seller } = await sampleFilter();
  const shop = await test.request("shopGoods", { user_id: seller, kinds: kind });
  const expected = all.filter((row) => row.seller_id === seller && row.kind === kind);
  expect(shop.data.total).toBe(expected.length);
  const others = [...new Set(all.map((row) => row.game_name))].filter((it) => it !== game);
  const suggest = async (games: string) =>
    (await test.request("suggest", { q: game, games })).data.list.map(({ type }) => type);
  expect(await suggest(game)).toEqual(expect.arrayContaining(["game", "goods"]));
  expect(await suggest(others.join(","))).not.toContain("game");
});

it.each([{ kinds: "weapons" }, { sellers: "1;2" }, { sellers: "0" }])(
  "refuses %j",
  async (filter) => {
    expect((await test.request("catalogue", filter)).code).not.toBe(0);
  },
);
