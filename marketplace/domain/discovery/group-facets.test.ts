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
