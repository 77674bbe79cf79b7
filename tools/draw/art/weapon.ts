import { darker, lighter } from "./colour";
import { type List, pick, seeded } from "./seeded";

/** A weapon's finish. */
interface Finish {
  base: string;
  second: string;
  glow: string;
}

const FINISHES: List<Finish> = [
  { base: "#d8342f", second: "#2a1216", glow: "#ff9a5a" },
  { base: "#e6b23c", second: "#4a2f10", glow: "#fff0b0" },
  { base: "#6fd0ea", second: "#17394f", glow: "#e6fbff" },
  { base: "#8a5be0", second: "#231540", glow: "#e2c8ff" },
  { base: "#3fae74", second: "#123626", glow: "#c8ffdc" },
  { base: "#eceff5", second: "#5a6474", glow: "#ffffff" },
  { base: "#e86aa8", second: "#4a1638", glow: "#ffd0e8" },
  { base: "#f07a2c", second: "#3b1d10", glow: "#ffd8a0" },
];

const INK = "#14161c";
const METAL = "#4a505c";
const edge = `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`;
const part = (d: string, fill: string) => `<path d="${d}" fill="${fill}" ${edge}/>`;

/** Shapes on a canvas of 240 × 120 units: what takes the finish, and the bare metal behind it. */
const SHAPES = {
  rifle: {
    metal: "M150 44H232V52H150ZM204 36H210V46H204ZM86 74L100 74L92 104L74 104Z",
    skin: "M8 50L50 44V40H156V62H134L124 70H104L96 66H70L64 74L30 84L10 82Z",
    more: "M110 68H130C130 86 138 98 146 108L126 112C116 100 112 84 110 68Z",
    top: "M78 30H116V40H78Z",
  },
  sniper: {
    metal: "M140 50H238V56H140ZM226 46H238V60H226Z",
    skin: "M4 56L44 48H150V64H110L98 72H84L76 98L58 98L62 76L40 74L12 88L4 84Z",
    more: "M104 64H122L118 84H104Z",
    top: "M70 26H126L132 30V40L126 44H112V48H104V44H88V48H80V44H70Z",
  },
  smg: {
    metal: "M150 50H196V60H150ZM20 48H56V56H28V84H20Z",
    skin: "M50 40H158V66H142L136 72H92L84 70V64H50Z",
    more: "M84 70H102L96 106H78ZM118 70H136L142 112H124Z",
    top: "M88 30H128V40H88Z",
  },
  pistol: {
    metal: "M178 46H192V54H178ZM92 66H124V80Q108 92 94 78Z",
    skin: "M52 36H184V62H120L112 70L84 70L52 64Z",
    more: "M56 62L94 66L86 112H48Z",
    top: "M168 28H176V36H168Z",
  },
  knife: {
    metal: "M70 48L82 36L92 84L80 88Z",
    skin: "M84 44C130 22 190 24 232 52C196 54 180 62 162 74C140 86 112 84 90 78Z",
    more: "M74 52L84 80L22 96C12 96 8 88 14 82Z",
    top: "",
  },
} as const;

export type WeaponKind = keyof typeof SHAPES;
const KINDS = Object.keys(SHAPES) as WeaponKind[];

/** @param word of the name or its heading that says what it is, e.g. 狙击 */
export function weaponKind(word: string, name: string): WeaponKind {
  if (/刀|近战|匕|刃/.test(word)) return "knife";
  if (/狙/.test(word)) return "sniper";
  if (/手枪/.test(word)) return "pistol";
  if (/步枪/.test(word)) return "rifle";
  const guns = KINDS.filter((kind) => kind !== "knife");
  return guns[Math.floor(seeded(`gun ${name}`)() * guns.length)] ?? "rifle";
}

/** Draws a weapon in its finish, on a canvas of 240 × 120 units; the name decides both pattern and colors. */
export function weapon(name: string, kind: WeaponKind): string {
  const random = seeded(name);
  const { base, second, glow } = pick(random, FINISHES);
  const { metal, skin, more, top } = SHAPES[kind];
  const id = `w${Math.floor(random() * 1e9).toString(36)}`;
  const pattern = pick(random, [flames, stripes, facets, waves] as const)(random, second, glow);
  return [
    part(metal, METAL),
    part(more, darker(base, 0.45)),
    top === "" ? "" : part(top, "#2b2f38"),
    `<clipPath id="${id}"><path d="${skin}"/></clipPath>`,
    part(skin, base),
    `<g clip-path="url(#${id})">${pattern}<path d="M0 36H240V46H0Z" fill="#fff" opacity="0.28"/></g>`,
    `<path d="${skin}" fill="none" ${edge}/>`,
    kind === "sniper" ? `<circle cx="129" cy="35" r="4" fill="${lighter(glow, 0.2)}"/>` : "",
  ].join("");
}

type Pattern = (random: () => number, second: string, glow: string) => string;

const row = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

const flames: Pattern = (random, second, glow) =>
  row(9, (at) => {
    const x = at * 28 - 8 + random() * 8;
    return `<path d="M${x} 92C${x + 4} 72 ${x - 4} 64 ${x + 12} 44C${x + 12} 60 ${x + 26} 66 ${x + 22} 92Z" fill="${at % 3 === 0 ? glow : second}"/>`;
  });
const stripes: Pattern = (_, second, glow) =>
  row(
    9,
    (at) =>
      `<path d="M${at * 34 - 20} 100L${at * 34 + 20} 20H${at * 34 + (at % 2 ? 34 : 27)}L${at * 34 - (at % 2 ? 6 : 13)} 100Z" fill="${at % 2 ? second : glow}"/>`,
  );
const facets: Pattern = (random, second, glow) =>
  row(14, (at) => {
    const [x, y] = [at * 18, 40 + random() * 30];
    return `<path d="M${x} ${y}L${x + 18} ${y - 16}L${x + 26} ${y + 10}Z" fill="${at % 2 ? second : glow}" opacity="0.85"/>`;
  });
const waves: Pattern = (_, second, glow) =>
  row(
    6,
    (at) =>
      `<path d="M-10 ${40 + at * 10}Q20 ${26 + at * 10} 50 ${40 + at * 10}T110 ${40 + at * 10}T170 ${40 + at * 10}T240 ${40 + at * 10}" fill="none" stroke="${at % 2 ? second : glow}" stroke-width="4"/>`,
  );
