import { darker, lighter } from "./colour";
import { type List, pick, seeded } from "./seeded";

const PAINT: List<string> = [
  "#e8372c",
  "#ffd21f",
  "#2f7ff0",
  "#18b07a",
  "#f4f5f8",
  "#8a4ff0",
  "#ff7a1a",
  "#2a2f3a",
  "#e83f9a",
];

const INK = "#101218";

/** Bodies from the side on a canvas of 260 × 120 units, nose to the right: outline, windows, wing. */
const BODIES: List<{ body: string; glass: string; wing: string }> = [
  {
    body: "M12 82C10 66 20 58 52 56C78 34 128 28 164 44L184 56C222 58 246 66 250 82L246 92H18Z",
    glass: "M66 56C84 40 116 36 124 37V56ZM130 37C148 38 162 46 172 56H130Z",
    wing: "M14 58L6 34H44L42 40L24 42L32 58Z",
  },
  {
    body: "M14 84L16 62L60 58C92 36 124 34 146 38L196 60L248 74L250 88L240 92H20Z",
    glass: "M78 57C96 44 116 41 130 42L128 58ZM136 43L176 60L134 59Z",
    wing: "M16 62L8 40H52L48 46L28 47L36 60Z",
  },
  {
    body: "M10 84C10 60 24 52 46 52L76 30H150L184 54C226 56 248 64 250 84L244 92H16Z",
    glass: "M64 52L84 36H112V52ZM118 36H146L168 53H118Z",
    wing: "M20 50L22 40L58 40L54 48Z",
  },
  {
    body: "M8 80L30 62L84 58L104 44H136L158 58L210 66L252 84L248 90H14Z",
    glass: "M94 57L110 47H132L146 57Z",
    wing: "M6 70L4 38H46L44 46H20L26 66Z",
  },
];

/** Draws a racing car on a canvas of 260 × 120 units; the name decides body, paint and stripes. */
export function car(name: string): string {
  const random = seeded(name);
  const { body, glass, wing } = pick(random, BODIES);
  const paint = pick(random, PAINT);
  const second = paint === "#f4f5f8" || paint === "#ffd21f" ? "#20242c" : "#ffffff";
  const id = `c${Math.floor(random() * 1e9).toString(36)}`;
  const edge = `stroke="${INK}" stroke-width="3" stroke-linejoin="round"`;
  const stripes = pick(random, [
    `<path d="M120 20L176 20L120 100H64Z" fill="${second}"/><path d="M184 20H194L138 100H128Z" fill="${second}"/>`,
    `<path d="M0 68Q130 50 260 76V86Q130 62 0 80Z" fill="${second}"/>`,
    `<path d="M0 78L110 66L96 78L260 72V100H0Z" fill="${darker(paint, 0.5)}"/>`,
    `<path d="M150 20L260 20V110H190Z" fill="${second}" opacity="0.9"/>`,
  ] as const);
  const wheel = (x: number) =>
    `<g transform="translate(${x} 90)"><circle r="21" fill="#15171d" ${edge}/><circle r="13" fill="${lighter(paint, 0.1)}" stroke="#c8ced8" stroke-width="3"/>${[0, 72, 144, 216, 288].map((turn) => `<path d="M0 0L0 -12" stroke="#eef1f6" stroke-width="3.4" transform="rotate(${turn})"/>`).join("")}<circle r="3.6" fill="#eef1f6"/></g>`;
  return [
    `<ellipse cx="130" cy="112" rx="118" ry="6" fill="#000" opacity="0.35"/>`,
    `<path d="${wing}" fill="${darker(paint, 0.45)}" ${edge}/>`,
    `<clipPath id="${id}"><path d="${body}"/></clipPath><path d="${body}" fill="${paint}" ${edge}/>`,
    `<g clip-path="url(#${id})">${stripes}<path d="M0 84H260V100H0Z" fill="#000" opacity="0.35"/><path d="M20 62Q130 42 240 70L236 64Q130 34 30 58Z" fill="#fff" opacity="0.35"/></g>`,
    `<path d="${glass}" fill="#1c2a3d" ${edge}/><path d="M84 52L98 40L106 39L92 54Z" fill="#fff" opacity="0.3"/>`,
    `<path d="${body}" fill="none" ${edge}/>`,
    `<path d="M234 74L248 79L246 83L232 80Z" fill="#fff6c0" stroke="${INK}" stroke-width="2"/><path d="M12 72H24V79H12Z" fill="#ff3b30" stroke="${INK}" stroke-width="2"/>`,
    wheel(58),
    wheel(204),
  ].join("");
}
