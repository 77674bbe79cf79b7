import { decidingFacts } from "./deciding-facts";
import { sampleGoods } from "./testing/goods-sample";

const ACCOUNT = { goods_type: "PersonalAccount" };
const PARAMETERS = [
  { title: "所属游戏", data: ["曜日战歌"] },
  { title: "皮肤", data: ["共 142 款", "典藏 4"] },
  { title: "防沉迷", data: ["已过，支持二次实名，换绑后三十天内不能再改"] },
];

test("shows typed attributes, what decides first", () => {
  const facts = [
    { key: "level", title: "等级", text: "30 级" },
    { key: "rank", title: "段位", text: "星耀 Ⅱ" },
  ];
  const goods = sampleGoods({ ...ACCOUNT, facts, attributes: PARAMETERS });
  expect(decidingFacts(goods).map(({ text }) => text)).toEqual(["星耀 Ⅱ", "30 级"]);
});

test("shows short parameters when the marketplace knows no typed ones", () => {
  const goods = sampleGoods({ ...ACCOUNT, attributes: PARAMETERS });
  expect(decidingFacts(goods)).toEqual([{ title: "皮肤", text: "142 款" }]);
});

test("adds deposit and shortest time of a rental", () => {
  const rent = { trade_type_id: 3, rent_option: { deposit: "100.00", least_time: 2 } };
  expect(decidingFacts(sampleGoods({ ...rent, attributes: [] }))).toEqual([
    { title: "押金", text: "¥100" },
    { title: "起租", text: "2 小时" },
  ]);
});

test("shows none for a card", () => {
  expect(decidingFacts(sampleGoods({ attributes: PARAMETERS }))).toEqual([]);
});
