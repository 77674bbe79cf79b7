import { describeFacts, listGameFacts } from "./describe-facts";

const GAME = {
  server: { title: "区服", options: ["微信区", "QQ 区"] },
  face: { title: "面值", options: ["60 点", "180 点", "680 点", "1280 点"] },
  rank: { title: "段位", options: ["白银", "黄金"] },
  skins: { title: "皮肤", unit: "款" },
  score: { title: "总身价", unit: "万" },
  level: { title: "装分" },
};
const textsOf = (facts: Parameters<typeof describeFacts>[0]) =>
  describeFacts(facts, GAME).map(({ title, text }) => `${title} ${text}`);

it("names facts by the game's titles and units, in the order of lists", () => {
  expect(describeFacts({ server: ["微信区"], skins: 142, rank: "黄金" }, GAME)).toEqual([
    { key: "rank", title: "段位", text: "黄金" },
    { key: "skins", title: "皮肤", text: "142 款" },
    { key: "server", title: "区服", text: "微信区" },
  ]);
});

it.each([
  [{ score: 4_000 }, "总身价 4000 万"],
  [{ score: 162_000 }, "总身价 16.2 亿"],
  [{ score: 380_000 }, "总身价 38 亿"],
  [{ level: 192_340 }, "装分 192,340"],
  [{ skins: 0 }, "皮肤 0 款"],
])("formats %j as %s", (facts, text) => {
  expect(textsOf(facts)).toEqual([text]);
});

it("summarizes more than three choices", () => {
  expect(textsOf({ server: ["微信区", "QQ 区"] })).toEqual(["区服 微信区、QQ 区"]);
  expect(textsOf({ face: GAME.face.options })).toEqual(["面值 60 点、180 点、680 点等 4 种"]);
});

it("leaves out facts and options that the game does not define", () => {
  expect(textsOf({ heroes: 3, rank: "王者", system: ["安卓"], server: ["渠道服"] })).toEqual([]);
  expect(describeFacts({ skins: 3 }, {})).toEqual([]);
});

it("lists the facts of a game with empty defaults", () => {
  expect(listGameFacts(GAME).map(({ key }) => key)).toEqual([
    "rank",
    "skins",
    "level",
    "score",
    "server",
    "face",
  ]);
  expect(listGameFacts({ level: { title: "装分" } })).toEqual([
    { key: "level", title: "装分", unit: "", options: [] },
  ]);
});
