import { boostsOf } from "./search-boosts";

const game = (id: number, name: string) => ({ id, name, hours: null, hasInscription: false });
const GAMES = [game(359, "曜日战歌"), game(7, "试炼之地")];

test.each([
  ["曜日战歌 代练", [359]],
  ["战歌上分", [359]],
  ["试炼之地陪玩", [7]],
  ["代练", [359, 7]],
  ["曜日战歌 黄金上星耀", [359]],
  ["孤屿行动 代练", [359, 7]],
  ["曜日战歌 账号", []],
  ["王者 曜日战歌", []],
  ["", []],
])("offers the boosts of %j", (q, ids) => {
  expect(boostsOf(q, GAMES).map(({ id }) => id)).toEqual(ids);
});

test("offers no boost without a name", () => {
  expect(boostsOf("代练", [game(359, "")])).toEqual([]);
});
