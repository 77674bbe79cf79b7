import { attributeWalls } from "./attribute-walls";

const SKINS = ["霜月（典藏）", "白夜行（限定）", "赤霄（典藏）"];

test("groups things with a rarity, and keeps them out of the table", () => {
  const rank = { title: "段位", values: ["星耀 Ⅱ"] };
  expect(attributeWalls([rank, { title: "代表皮肤", values: SKINS }])).toEqual({
    walls: [
      {
        title: "代表皮肤",
        groups: [
          { rarity: "典藏", names: ["霜月", "赤霄"] },
          { rarity: "限定", names: ["白夜行"] },
        ],
      },
    ],
    rows: [rank],
  });
});

test.each([
  ["a value has no rarity", [...SKINS, "共 142 款"]],
  ["there are only two", SKINS.slice(0, 2)],
])("keeps a parameter in the table when %s", (_, values) => {
  const parameter = { title: "代表皮肤", values };
  expect(attributeWalls([parameter])).toEqual({ walls: [], rows: [parameter] });
});
