import { findUndefinedFacts, pickDefinedFacts } from "./defined-facts";

const GAME = {
  rank: { title: "段位", options: ["白银", "黄金"] },
  server: { title: "区服", options: ["微信区", "QQ 区"] },
  skins: { title: "皮肤", unit: "款" },
};

it("finds facts and options that the game does not define", () => {
  const facts = { rank: "王者", skins: 3, heroes: 9, server: ["微信区", "渠道服"] };
  expect(findUndefinedFacts(facts, GAME)).toEqual([
    { key: "rank", option: "王者" },
    { key: "heroes", option: null },
    { key: "server", option: "渠道服" },
  ]);
  expect(findUndefinedFacts({ rank: "黄金", skins: 0, server: ["QQ 区"] }, GAME)).toEqual([]);
});

it("keeps the facts and options that the game defines", () => {
  const facts = { rank: "王者", skins: 3, heroes: 9, server: ["微信区", "渠道服"] };
  expect(pickDefinedFacts(facts, GAME)).toEqual({ skins: 3, server: ["微信区"] });
  expect(pickDefinedFacts({ rank: "黄金", server: ["渠道服"] }, GAME)).toEqual({ rank: "黄金" });
  expect(pickDefinedFacts(facts, {})).toEqual({});
});
