import { GAME_LOOKS } from "./game-looks";
import { lettersOf, loadGameMark } from "./game-mark";

test.each(Object.keys(GAME_LOOKS))("draws %s as an icon on its colour", async (name) => {
  const mark = await loadGameMark(name);
  expect(mark.color).toBe(GAME_LOOKS[name]?.color);
  expect(mark.path).toMatch(/^m[\d ]/i);
});

test("tells all games apart by colour and icon", () => {
  const looks = Object.values(GAME_LOOKS);
  expect(new Set(looks.map(({ color }) => color)).size).toBe(looks.length);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(looks.length);
});

test("uses dark shapes on a bright colour only", async () => {
  expect((await loadGameMark("极漂纪元")).bright).toBe(true);
  expect((await loadGameMark("曜日战歌")).bright).toBe(false);
});

test("shows initials on a colour of its own for a game without a look, always the same", async () => {
  const mark = await loadGameMark("星海旅人");
  expect(mark).toMatchObject({ path: null, letters: "星", bright: false });
  expect(await loadGameMark("星海旅人")).toEqual(mark);
  expect((await loadGameMark("constructor")).path).toBeNull();
});

test.each([
  ["星海旅人", "星"],
  ["Star Rail", "SR"],
  ["hades", "HA"],
  ["7 日", "7"],
  ["", "?"],
])("abbreviates %j as %s", (name, letters) => {
  expect(lettersOf(name)).toBe(letters);
});
