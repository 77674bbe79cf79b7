import { darker, lighter } from "./colour";
import { seeded } from "./seeded";

/** Colors of blocks by letter. */
const BLOCK: Record<string, string> = {
  g: "#6fae3f",
  d: "#8a5f3a",
  s: "#9aa0a8",
  w: "#b98a52",
  r: "#c4503a",
  b: "#3f8fd8",
  j: "#2f8f7a",
  k: "#4a4e58",
  y: "#f0c63c",
  i: "#f4efe4",
  l: "#3f7f2c",
  p: "#c77bd0",
};

type Plan = readonly (readonly string[])[];

/** Layers from the bottom; each is a square of letters, a dot is air. */
const PLANS: Record<string, Plan> = {
  house: [
    ["ggggg", "ggggg", "ggggg", "ggggg", "ggdgg"],
    [".....", ".www.", ".w.w.", ".w.w.", "....."],
    [".....", ".wiw.", ".i.i.", ".wiw.", "....."],
    ["jjjjj", "jjjjj", "jjjjj", "jjjjj", "....."],
    [".....", ".jjj.", ".jjj.", ".....", "....."],
  ],
  tower: [
    ["sssss", "sssss", "sssss", "sssss", "ggggg"],
    [".....", ".sss.", ".sss.", ".sss.", "....."],
    [".....", ".sss.", ".sks.", ".sks.", "....."],
    [".....", ".sss.", ".sss.", ".sss.", "....."],
    ["s.s.s", ".rrr.", "srrrs", ".rrr.", "s.s.s"],
    [".....", ".....", "..y..", ".....", "....."],
  ],
  isle: [
    [".....", "..d..", ".ddd.", "..d..", "....."],
    [".dd..", "dddd.", "ddddd", ".dddd", "..dd."],
    ["ggggg", "ggggg", "ggbgg", "ggbgg", ".gbg."],
    [".w...", ".....", ".....", "...p.", "....."],
    [".w...", ".....", ".....", ".....", "....."],
    ["lll..", "lll..", "l.l..", ".....", "....."],
    [".l...", ".....", ".....", ".....", "....."],
  ],
  gate: [
    ["sssss", "sssss", "sssss", "sssss", "sssss"],
    ["r...r", "r...r", "r...r", ".....", "....."],
    ["r...r", "r...r", "r...r", ".....", "....."],
    ["rrrrr", "rrrrr", "rrrrr", ".....", "....."],
    ["jjjjj", "jjjjj", "jjjjj", "jjjjj", "....."],
    [".....", "jjjjj", ".....", ".....", "....."],
    [".....", ".yyy.", ".....", ".....", "....."],
  ],
  works: [
    ["sssss", "sssss", "sssss", "sssss", "sssss"],
    ["kk.yy", "kk.yy", ".....", "bb.ww", "bb.ww"],
    ["kk...", "kk...", ".....", "...ww", "....."],
    ["rr...", ".....", ".....", ".....", "....."],
  ],
  boat: [
    ["bbbbb", "bbbbb", "bbbbb", "bbbbb", "bbbbb"],
    [".....", ".www.", "wwwww", ".www.", "....."],
    [".....", ".w.w.", "w...w", ".w.w.", "....."],
    [".....", ".....", "..w..", ".....", "....."],
    [".....", "..i..", "..w..", "..i..", "....."],
    [".....", "..i..", "..w..", "..i..", "....."],
  ],
};

/** @param word says what is built, e.g. 工坊 */
function planOf(word: string): string {
  if (/岛|空岛/.test(word)) return "isle";
  if (/城|楼|塔|堡/.test(word)) return "tower";
  if (/门|坊市|街|长安|牌楼/.test(word)) return "gate";
  if (/船|码头|桥|港/.test(word)) return "boat";
  if (/收割|冶炼|分拣|机关|工坊|矿|仓/.test(word)) return "works";
  if (/院|屋|房|园|庭/.test(word)) return "house";
  const names = Object.keys(PLANS);
  return names[Math.floor(seeded(`plan ${word}`)() * names.length)] ?? "house";
}

/** Draws a building of cubes on a canvas of 200 × 200 units. */
export function blocks(name: string): string {
  const plan = PLANS[planOf(name)] ?? [];
  const unit = 17;
  const [originX, originY] = [100, 108 + plan.length * 3];
  const cubes: string[] = [];
  for (const [z, layer] of plan.entries()) {
    for (const [y, row] of layer.entries()) {
      for (const [x, letter] of [...row].entries()) {
        const colour = BLOCK[letter];
        if (colour === undefined) continue;
        cubes.push(
          cube(
            originX + (x - y) * unit * 0.87,
            originY + (x + y - 4) * unit * 0.5 - z * unit * 0.95,
            unit,
            colour,
          ),
        );
      }
    }
  }
  return cubes.join("");
}

/** One cube with its top corner at the middle of the upper face. */
export function cube(x: number, y: number, size: number, colour: string): string {
  const [w, h] = [size * 0.87, size * 0.5];
  const face = (points: [number, number][], fill: string) =>
    `<path d="M${points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join("L")}Z" fill="${fill}" stroke="${darker(colour, 0.62)}" stroke-width="1" stroke-linejoin="round"/>`;
  return [
    face(
      [
        [x, y - h],
        [x + w, y],
        [x, y + h],
        [x - w, y],
      ],
      lighter(colour, 0.22),
    ),
    face(
      [
        [x - w, y],
        [x, y + h],
        [x, y + h + size],
        [x - w, y + size],
      ],
      colour,
    ),
    face(
      [
        [x + w, y],
        [x, y + h],
        [x, y + h + size],
        [x + w, y + size],
      ],
      darker(colour, 0.28),
    ),
  ].join("");
}
