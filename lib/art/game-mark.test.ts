import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { GAME_LOOKS } from "./game-looks";
import { gameMark, lettersOf } from "./game-mark";
import { iconSvg } from "./icon-set";

const icons = readFileSync(
  fileURLToPath(new URL("../../components/listing/game-icons.svg", import.meta.url)),
  "utf8",
);

test.each(Object.keys(GAME_LOOKS))("draws %s as an icon on its color", (name) => {
  const { color, icon } = gameMark(name);
  expect(color).toBe(GAME_LOOKS[name]?.color);
  expect(icons).toContain(`<symbol id="${icon}" `);
});

test.each(Object.values(GAME_LOOKS))("draws the icon $icon as its set does", async ({ icon }) => {
  const drawn = new RegExp(`id="${icon}" viewBox="0 0 512 512"><path d="([^"]+)"/>`).exec(icons);
  expect(await iconSvg(icon)).toContain(` d="${drawn?.[1]}"`);
});

test("tells all games apart by color and icon", () => {
  const looks = Object.values(GAME_LOOKS);
  expect(new Set(looks.map(({ color }) => color)).size).toBe(looks.length);
  expect(new Set(looks.map(({ icon }) => icon)).size).toBe(looks.length);
});

test("uses dark shapes on a bright color only", () => {
  expect(gameMark("极漂纪元").bright).toBe(true);
  expect(gameMark("曜日战歌").bright).toBe(false);
});

test("shows initials on a color of its own for a game without a look, always the same", () => {
  const mark = gameMark("星海旅人");
  expect(mark).toMatchObject({ icon: null, letters: "星", bright: false });
  expect(gameMark("星海旅人")).toEqual(mark);
  expect(gameMark("constructor").icon).toBeNull();
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
