import { resolveFacts } from "./resolve-facts";

const GAME = {
  rank: { title: "段位", options: ["青铜", "白银", "黄金", "王者"] },
  server: { title: "区服", options: ["微信区", "QQ 区"] },
  skins: { title: "皮肤", unit: "款" },
};
const NOTHING = { anyOf: [[]], numbers: [] };

it.each([
  [{ choices: { server: ["微信区", "QQ 区"] } }, [["server:微信区", "server:QQ 区"]]],
  [{ choices: { server: ["微信区", "渠道服"] } }, [["server:微信区"]]],
  [{ ranges: { rank: ["白银", "黄金"] } }, [["rank:白银", "rank:黄金"]]],
  [{ ranges: { rank: ["黄金", null] } }, [["rank:黄金", "rank:王者"]]],
  [{ ranges: { rank: [null, "白银"] } }, [["rank:青铜", "rank:白银"]]],
  [{ ranges: { rank: [null, null], skins: [null, null] } }, []],
  [{ flags: "rebind,inspected" }, [["rebind:1"], ["inspected:1"]]],
  [{ deal: 1, flags: "" }, [["deal:1"]]],
  [{ deal: 0 }, []],
] as const)("resolves %j", (input, anyOf) => {
  expect(resolveFacts(structuredClone(input) as object, GAME)).toEqual({ anyOf, numbers: [] });
});

it("keeps bounds of numbers", () => {
  expect(resolveFacts({ ranges: { skins: [50, null] } }, GAME)).toEqual({
    anyOf: [],
    numbers: [{ key: "skins", from: 50, to: null }],
  });
});

it.each([
  { ranges: { rank: ["天神", null] } },
  { ranges: { rank: ["黄金", "白银"] } },
  { choices: { server: ["渠道服"] } },
  { choices: { system: ["安卓"] } },
  { flags: "unknown" },
] as const)("matches nothing by %j", (input) => {
  expect(resolveFacts(structuredClone(input) as object, GAME)).toEqual(NOTHING);
});

it("matches nothing by a range in all games, but by a choice", () => {
  expect(resolveFacts({ ranges: { rank: ["黄金", null] } }, null)).toEqual(NOTHING);
  expect(resolveFacts({ ranges: { skins: [1, 2] } }, null).anyOf).toEqual([[]]);
  expect(resolveFacts({ choices: { server: ["渠道服"] } }, null).anyOf).toEqual([
    ["server:渠道服"],
  ]);
});
