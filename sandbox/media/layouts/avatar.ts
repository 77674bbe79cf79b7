import type { Icons } from "../icons";
import { grain } from "../parts/finish";
import { glyph } from "../parts/glyph";
import { item } from "../parts/item";
import type { MaterialName } from "../parts/materials";
import { light, linear, polygon, wash } from "../parts/paint";
import { n, repeat, type Sheet } from "../sheet";

const FACES = [
  "fox-head",
  "samurai-helmet",
  "cat",
  "owl",
  "astronaut-helmet",
  "bear-face",
  "wizard-face",
  "tiger-head",
  "rabbit-head",
  "ninja-head",
  "dragon-head",
  "penguin",
  "crowned-heart",
  "wolf-head",
  "woman-elf-face",
  "robot-helmet",
  "panda",
  "raven",
  "viking-head",
  "horse-head",
  "sea-turtle",
  "pirate-captain",
  "unicorn",
  "frog",
  "eagle-head",
  "sun-priest",
  "koala",
  "bull",
  "octopus",
  "lion",
  "monkey",
  "squirrel",
] as const;

const SIGNS = [
  "jewel-crown",
  "winged-emblem",
  "shaking-hands",
  "star-swirl",
  "retro-controller",
  "sailboat",
  "locked-chest",
  "triple-corn",
  "trophy",
  "candle-light",
  "night-sky",
  "cloud-ring",
  "cotton-flower",
  "price-tag",
] as const;

const GROUNDS = [
  ["#ffb36b", "#d94f5c"],
  ["#7fd8ff", "#3b5bd9"],
  ["#a8f0c1", "#1f8f7a"],
  ["#e7b5ff", "#7a3fc4"],
  ["#ffe08a", "#e07b2c"],
  ["#ffc1d2", "#b93a7b"],
  ["#b8c7de", "#3d4d6b"],
  ["#d7f08a", "#4f8a2c"],
  ["#ffd0b0", "#a1502f"],
  ["#9be8e0", "#23607f"],
] as const;

const SIGN_MATERIALS: readonly MaterialName[] = [
  "gold",
  "sapphire",
  "silver",
  "ivory",
  "ruby",
  "jade",
  "copper",
  "amethyst",
];

/** Numbers 1 to 99 are people, 100 to 119 sellers. */
export const isAvatar = (number: number): boolean =>
  Number.isInteger(number) && number >= 1 && number < 120;

export const AVATAR_ICONS: readonly string[] = [...FACES, ...SIGNS];

/** A head on a two-coloured ground for people, a metal sign for sellers. */
export function avatar(sheet: Sheet, icons: Icons, number: number): string {
  return number < 100 ? person(sheet, icons, number) : shopSign(sheet, icons, number - 100);
}

function person(sheet: Sheet, icons: Icons, number: number): string {
  const s = sheet.width;
  const [pale, full] =
    GROUNDS[(number * 3 + Math.floor(number / 10)) % GROUNDS.length] ?? GROUNDS[0];
  const face = FACES[(number * 11) % FACES.length] ?? FACES[0];
  const pattern = number % 3;
  const back = repeat(7, (index) => {
    if (pattern === 0)
      return `<circle cx="${n(s / 2)}" cy="${n(s * 0.54)}" r="${n(s * (0.12 + index * 0.1))}" fill="none" stroke="#fff" stroke-opacity="0.2" stroke-width="${n(s * 0.025)}"/>`;
    if (pattern === 1)
      return polygon(
        [
          [s * (index * 0.22 - 0.3), s],
          [s * (index * 0.22 - 0.2), s],
          [s * (index * 0.22 + 0.3), 0],
          [s * (index * 0.22 + 0.2), 0],
        ],
        "#fff",
        'opacity="0.16"',
      );
    const turn = (index / 7) * Math.PI * 2;
    return polygon(
      [
        [s / 2, s * 0.54],
        [s / 2 + Math.cos(turn) * s, s * 0.54 + Math.sin(turn) * s],
        [s / 2 + Math.cos(turn + 0.4) * s, s * 0.54 + Math.sin(turn + 0.4) * s],
      ],
      "#fff",
      'opacity="0.15"',
    );
  });
  return [
    wash(
      sheet,
      linear(
        sheet,
        [
          [0, pale],
          [1, full],
        ],
        60,
      ),
    ),
    back,
    light(sheet, s * 0.5, s * 0.45, s * 0.5, "#ffffff", 0.45),
    glyph(icons, face, s * 0.515, s * 0.57, s * 0.7, full, 'opacity="0.65"'),
    glyph(icons, face, s * 0.5, s * 0.545, s * 0.7, "#fffaf0"),
    grain(sheet, 0.12),
  ].join("");
}

function shopSign(sheet: Sheet, icons: Icons, number: number): string {
  const s = sheet.width;
  const [pale, full] = GROUNDS[(number * 7 + 1) % GROUNDS.length] ?? GROUNDS[0];
  const sign = SIGNS[(number - 1 + SIGNS.length) % SIGNS.length] ?? SIGNS[0];
  const material = SIGN_MATERIALS[number % SIGN_MATERIALS.length] ?? "gold";
  const scallops = Array.from({ length: 40 }, (_, index): [number, number] => {
    const turn = (index / 40) * Math.PI * 2;
    const r = s * (index % 2 ? 0.43 : 0.465);
    return [s / 2 + Math.cos(turn) * r, s / 2 + Math.sin(turn) * r];
  });
  return [
    wash(
      sheet,
      linear(
        sheet,
        [
          [0, "#10131f"],
          [1, full],
        ],
        60,
      ),
    ),
    polygon(scallops, pale),
    `<circle cx="${n(s / 2)}" cy="${n(s / 2)}" r="${n(s * 0.4)}" fill="#12162a"/><circle cx="${n(s / 2)}" cy="${n(s / 2)}" r="${n(s * 0.375)}" fill="none" stroke="${pale}" stroke-width="${n(s * 0.012)}"/>`,
    light(sheet, s / 2, s / 2, s * 0.36, pale, 0.6),
    item(sheet, icons, sign, { x: s / 2, y: s / 2, size: s * 0.46, material, depth: 0.5 }),
    grain(sheet, 0.1),
  ].join("");
}
