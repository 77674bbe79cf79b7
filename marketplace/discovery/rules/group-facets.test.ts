import { groupFacets } from "./group-facets";

it("groups values by filter, most frequent first", () => {
  const rows = [
    { facet: "server:微信区", listings: 2 },
    { facet: "server:QQ 区: 1", listings: 5 },
    { facet: null, listings: 7 },
    { facet: "kind:rent", listings: 7 },
  ];
  expect(groupFacets(rows)).toEqual([
    { filter: "kind", values: [{ value: "rent", count: 7 }] },
    {
      filter: "server",
      values: [
        { value: "QQ 区: 1", count: 5 },
        { value: "微信区", count: 2 },
      ],
    },
  ]);
});

it("counts the options of a game only, and no ranks in all games", () => {
  const rows = ["rank:黄金", "rank:天神", "server:微信区", "rebind:1"].map((facet) => ({
    facet,
    listings: 1,
  }));
  const filtersOf = (...facets: Parameters<typeof groupFacets>) =>
    groupFacets(...facets).map(({ filter, values }) => [filter, values.map(({ value }) => value)]);
  expect(filtersOf(rows, { rank: { title: "段位", options: ["黄金"] } })).toEqual([
    ["rebind", ["1"]],
    ["rank", ["黄金"]],
  ]);
  expect(filtersOf(rows)).toEqual([
    ["rebind", ["1"]],
    ["server", ["微信区"]],
  ]);
});
