import { darker, lighter } from "./colour";

/** Parts of a bust on a canvas of 200 × 220 units: the head is centered on x = 100, eyes at y = 97, the chin at y = 138. */

export interface Colours {
  skin: string;
  hair: string;
  eye: string;
  cloth: string;
  trim: string;
}

type Part = (colours: Colours) => string;

const INK = "#1d1426";
const line = (width = 2) => `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`;
const shape = (d: string, fill: string, more = line()) => `<path d="${d}" fill="${fill}" ${more}/>`;
const plain = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const both = (markup: string) => `${markup}<g transform="matrix(-1 0 0 1 200 0)">${markup}</g>`;

export const BACK_HAIR = {
  none: () => "",
  long: ({ hair }) =>
    shape("M58 82C46 22 154 22 142 82L156 196Q128 206 100 204Q72 206 44 196Z", darker(hair, 0.35)),
  swept: ({ hair }) =>
    shape(
      "M58 82C48 24 150 22 142 80C144 118 172 132 186 194C158 198 132 176 122 150H72C58 134 56 108 58 82Z",
      darker(hair, 0.3),
    ),
  tails: ({ hair }) =>
    both(
      `${shape("M66 54C28 44 8 108 24 182C34 172 38 160 42 150C46 166 44 176 48 182C56 140 60 110 72 84Z", darker(hair, 0.2))}<circle cx="64" cy="58" r="7" fill="#fff" ${line()}/>`,
    ),
  pony: ({ hair, trim }) =>
    `${shape("M104 40C126 -2 184 18 176 104C174 138 190 160 172 196C152 176 156 104 128 66Z", darker(hair, 0.2))}<circle cx="118" cy="36" r="9" fill="${trim}" ${line()}/>`,
  bob: ({ hair }) =>
    shape("M56 82C44 24 156 24 144 82L150 138Q124 150 100 146Q76 150 50 138Z", darker(hair, 0.3)),
  knot: ({ hair, trim }) =>
    `${shape("M100 8C118 8 122 26 114 38H86C78 26 82 8 100 8Z", hair)}${shape("M84 32H116V42H84Z", trim)}`,
} satisfies Record<string, Part>;

export const FRINGE = {
  spiky: ({ hair }) =>
    shape(
      "M60 100C48 46 80 24 106 28C136 28 152 54 140 100L132 76L124 90L114 68L103 86L93 66L83 88L74 72Z",
      hair,
    ),
  curtain: ({ hair }) =>
    shape(
      "M58 112C44 50 76 26 100 32C124 26 156 50 142 112C138 92 128 72 102 52H98C72 72 62 92 58 112Z",
      hair,
    ),
  swoop: ({ hair }) =>
    shape(
      "M60 100C46 46 82 22 110 28C140 32 150 60 140 100C136 84 128 72 119 62C104 80 86 84 68 80Z",
      hair,
    ),
  bangs: ({ hair }) =>
    shape(
      "M58 118C46 44 78 28 100 28C122 28 154 44 142 118L131 114L132 84L122 88L112 82L100 88L88 82L78 88L68 84L69 114Z",
      hair,
    ),
  back: ({ hair }) =>
    shape(
      "M64 92C54 42 80 28 100 28C120 28 146 42 136 92C132 68 118 58 100 68C82 58 68 68 64 92Z",
      hair,
    ),
  wild: ({ hair }) =>
    shape(
      "M60 102L46 76L60 70L48 46L72 46L74 20L94 34L112 12L118 34L142 24L136 48L156 52L142 70L152 92L140 100L130 72L116 88L106 66L92 86L82 68L70 88Z",
      hair,
    ),
  short: ({ hair }) =>
    shape(
      "M64 90C56 44 80 34 102 32C126 32 146 46 136 90L131 74C124 64 112 62 100 64C86 64 76 64 69 74Z",
      hair,
    ),
  none: () => "",
} satisfies Record<string, Part>;

interface Eye {
  /** Paths. */
  white: string;
  lash: string;
  colour: string;
  /** Of the iris. */
  y: number;
  r: number;
}

const eye = ({ white, lash, colour, y, r }: Eye) =>
  `${plain(white, "#fff")}<g><ellipse cx="86" cy="${y}" rx="${r - 1}" ry="${r}" fill="${colour}"/><circle cx="86" cy="${y}" r="${r / 2}" fill="${INK}"/><circle cx="83.6" cy="${y - r / 2}" r="1.7" fill="#fff"/></g><path d="${lash}" fill="none" stroke="${INK}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;

const brow = (d: string, hair: string) =>
  `<path d="${d}" fill="none" stroke="${darker(hair, 0.5)}" stroke-width="3.6" stroke-linecap="round"/>`;

export const EYES = {
  fierce: ({ eye: colour, hair }) =>
    both(
      eye({
        white: "M73 93Q84 90 94 99Q86 106 77 103Z",
        lash: "M72 92L83 92.5L95 99.5",
        colour,
        y: 97,
        r: 5.4,
      }) + brow("M70 81L93 88", hair),
    ),
  calm: ({ eye: colour, hair }) =>
    both(
      eye({
        white: "M74 98Q82 88 95 97Q90 106 78 104Z",
        lash: "M72 99Q80 89 95 96",
        colour,
        y: 97.5,
        r: 6,
      }) + brow("M73 85Q83 80 93 84", hair),
    ),
  bright: ({ eye: colour, hair }) =>
    both(
      eye({
        white: "M75 97Q84 83 95 96Q94 109 84 109Q77 107 75 97Z",
        lash: "M71 98Q82 83 96 94",
        colour,
        y: 98,
        r: 9,
      }) + brow("M75 81Q84 77 92 80", hair),
    ),
  sly: ({ eye: colour, hair }) =>
    both(
      eye({ white: "M73 95L95 98Q88 104 78 102Z", lash: "M70 93L95 98.5", colour, y: 98, r: 4.6 }) +
        brow("M72 86Q83 79 93 85", hair),
    ),
} satisfies Record<string, Part>;

const stroke = (d: string, width = 2.4) =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${width}" stroke-linecap="round"/>`;

export const MOUTH = {
  firm: () => stroke("M91 121Q100 119 109 121"),
  smile: () => stroke("M90 119Q100 126 110 119"),
  smirk: () => stroke("M92 121Q103 124 110 117"),
  shout: () =>
    `${shape("M90 117Q100 114 110 117Q108 129 100 129Q92 129 90 117Z", "#7a2230")}${plain("M92 118Q100 116 108 118L107 121H93Z", "#fff")}`,
  grin: () => shape("M89 118Q100 122 111 118Q108 127 100 127Q92 127 89 118Z", "#fff"),
} satisfies Record<string, Part>;

const shoulders = "M22 224C22 182 50 164 84 154L100 164L116 154C150 164 178 182 178 224Z";

export const BODY = {
  plate: ({ cloth, trim }) =>
    shape(shoulders, cloth) +
    shape("M70 160L100 186L130 160L124 224H76Z", lighter(cloth, 0.2)) +
    both(
      shape("M18 206C16 172 38 156 66 158C74 170 70 190 58 200C46 208 30 210 18 206Z", trim) +
        plain("M26 198C26 178 40 166 60 166C50 172 40 184 38 200Z", lighter(trim, 0.45)),
    ) +
    shape("M100 176L109 188L100 202L91 188Z", lighter(trim, 0.5)),
  robe: ({ cloth, trim }) =>
    shape(shoulders, cloth) +
    shape("M84 152L100 176L116 152L124 158L102 196L76 158Z", "#fbf6ea") +
    shape("M74 156L116 224H96L62 164Z", trim) +
    shape("M126 156L90 216L76 224H92L138 164Z", lighter(trim, 0.25)),
  jacket: ({ cloth, trim }) =>
    shape(shoulders, cloth) +
    shape("M84 154L100 180L116 154L118 224H82Z", darker(cloth, 0.5)) +
    both(
      shape("M76 148L98 178L86 224H70L64 162Z", lighter(cloth, 0.15)) +
        plain("M30 200H52V212H28Z", trim),
    ),
  vest: ({ cloth, trim }) =>
    shape(shoulders, darker(cloth, 0.25)) +
    shape("M58 168L78 156L100 168L122 156L142 168L146 224H54Z", cloth) +
    both(
      shape("M62 190H88V212H60Z", lighter(cloth, 0.16)) + shape("M68 158L80 156L78 190H66Z", trim),
    ),
  jersey: ({ cloth, trim }) =>
    shape(shoulders, cloth) +
    shape("M82 152Q100 176 118 152L124 158Q100 188 76 158Z", trim) +
    both(plain("M48 172L60 166L44 224H26Z", trim)),
  fur: ({ cloth, trim }) =>
    shape(shoulders, cloth) +
    shape("M92 170H108L112 224H88Z", trim) +
    shape(
      "M62 156L48 158L44 168L30 172L32 184L20 192L30 198L28 208L44 202L56 206L62 194L78 194L84 182L100 188L116 182L122 194L138 194L144 206L156 202L172 208L170 198L180 192L168 184L170 172L156 168L152 158L138 156L118 162L100 172L82 162Z",
      lighter(trim, 0.62),
    ),
  gown: ({ cloth, trim }) =>
    shape(shoulders, cloth) +
    plain("M70 158Q100 196 130 158L116 154L100 164L84 154Z", "#00000030") +
    shape("M76 156Q100 204 124 156L132 162Q100 220 68 162Z", trim) +
    shape("M100 180L118 172L116 194Z", lighter(trim, 0.35)) +
    shape("M100 180L82 172L84 194Z", lighter(trim, 0.35)) +
    `<circle cx="100" cy="181" r="5" fill="${lighter(trim, 0.7)}" ${line()}/>`,
} satisfies Record<string, Part>;

const gold = "#f2c14e";
const steel = "#8c98ac";

export const HEADGEAR = {
  none: () => "",
  circlet: ({ trim }) =>
    `<path d="M64 76Q100 60 136 76L135 84Q100 70 65 84Z" fill="${gold}" ${line(1.6)}/>${shape("M100 58L107 69L100 80L93 69Z", trim)}`,
  crown: ({ trim }) =>
    shape("M66 58L60 22L82 40L100 12L118 40L140 22L134 58Q100 46 66 58Z", gold) +
    `<circle cx="100" cy="40" r="5.4" fill="${trim}" ${line(1.6)}/>`,
  horns: () =>
    both(
      shape("M70 52C52 46 40 30 46 6C54 24 66 30 80 40Z", "#e9dcc2") +
        plain("M48 14C52 26 58 32 70 42L64 46C52 38 48 28 48 14Z", "#b9a27c"),
    ),
  helm: ({ trim }) =>
    shape(
      "M58 104C44 40 78 16 100 16C122 16 156 40 142 104L130 100C136 74 124 70 108 72L100 88L92 72C76 70 64 74 70 100Z",
      steel,
    ) +
    shape("M96 2H104L108 72L100 86L92 72Z", trim) +
    plain("M66 66C68 42 82 26 94 24V40C80 42 72 52 66 66Z", "#c6cfdd"),
  hat: ({ cloth, trim }) =>
    shape("M26 66Q100 34 174 66Q142 80 100 72Q58 80 26 66Z", darker(cloth, 0.15)) +
    shape("M60 58C70 30 84 18 96 2C122 4 132 34 140 58Q100 44 60 58Z", cloth) +
    shape("M61 54Q100 40 139 54L141 62Q100 50 59 62Z", trim),
  hood: ({ cloth, trim }) =>
    `<path d="M40 168C28 60 62 12 100 12C138 12 172 60 160 168C150 156 142 146 138 128C146 84 132 54 100 54C68 54 54 84 62 128C58 146 50 156 40 168Z" fill="${cloth}" ${line()}/><path d="M62 128C54 84 68 54 100 54C132 54 146 84 138 128" fill="none" stroke="${trim}" stroke-width="4"/>`,
  band: ({ trim }) =>
    shape("M62 72Q100 58 138 72L139 84Q100 70 61 84Z", trim) +
    shape("M138 74L166 66L156 78L168 92L138 84Z", darker(trim, 0.2)),
  ears: ({ hair }) =>
    both(shape("M62 60L52 12L92 36Z", hair) + plain("M66 50L60 24L82 38Z", "#f4a6b6")),
  tactical: ({ cloth, trim }) =>
    shape(
      "M56 86C46 34 76 20 100 20C124 20 154 34 144 86L134 78C118 70 82 70 66 78Z",
      darker(cloth, 0.1),
    ) +
    shape("M62 56Q100 40 138 56L138 74Q118 80 106 72H94Q82 80 62 74Z", "#20242c") +
    plain("M68 60Q82 52 95 54L92 68Q80 72 69 68Z", trim) +
    plain("M132 60Q118 52 105 54L108 68Q120 72 131 68Z", trim),
  cap: ({ cloth, trim }) =>
    shape("M60 74C54 34 82 22 102 22C126 22 146 36 140 74Q100 60 60 74Z", cloth) +
    shape("M60 74Q104 54 164 78Q166 88 152 86Q104 68 62 84Z", darker(cloth, 0.3)) +
    `<circle cx="100" cy="44" r="8" fill="${trim}"/>`,
  headset: ({ trim }) =>
    `<path d="M60 96C54 20 146 20 140 96" fill="none" stroke="#20242c" stroke-width="8"/>` +
    both(`<rect x="50" y="84" width="16" height="28" rx="7" fill="${trim}" ${line()}/>`) +
    `<path d="M58 110Q64 130 86 130" fill="none" stroke="#20242c" stroke-width="4" stroke-linecap="round"/>`,
  guan: ({ trim }) =>
    shape("M84 34L88 6L100 16L112 6L116 34Z", gold) +
    shape("M66 22L134 18L134 24L66 28Z", "#fff7d8") +
    `<circle cx="100" cy="26" r="4.4" fill="${trim}"/>`,
  flower: ({ trim }) =>
    `<g transform="translate(136 56)">${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="0" cy="-10" rx="7.5" ry="10" fill="${lighter(trim, 0.3)}" ${line(1.4)} transform="rotate(${turn})"/>`).join("")}<circle r="5.5" fill="${gold}"/></g>`,
  halo: () =>
    `<ellipse cx="100" cy="14" rx="40" ry="9" fill="none" stroke="${gold}" stroke-width="6"/><ellipse cx="100" cy="14" rx="40" ry="9" fill="none" stroke="#fff4c4" stroke-width="2"/>`,
  feather: ({ trim }) =>
    `${shape("M62 66C44 44 38 22 44 0C60 14 74 34 78 56Z", lighter(trim, 0.15))}<path d="M48 8L70 58" stroke="${darker(trim, 0.4)}" stroke-width="2"/>`,
} satisfies Record<string, Part>;

export const EXTRA = {
  none: () => "",
  scar: () =>
    `<path d="M116 80L124 112" stroke="#a83a3a" stroke-width="3" stroke-linecap="round" opacity="0.8"/>`,
  paint: ({ trim }) => both(plain("M68 106L88 111L70 117Z", trim)),
  mask: ({ cloth }) =>
    shape(
      "M66 108Q100 96 134 108C132 124 116 138 100 142C84 138 68 124 66 108Z",
      darker(cloth, 0.45),
    ),
  beard: ({ hair }) =>
    shape(
      "M68 106C72 124 84 118 100 116C116 118 128 124 132 106C134 130 118 152 100 158C82 152 66 130 68 106Z",
      darker(hair, 0.12),
    ),
  blush: () => both(`<ellipse cx="77" cy="110" rx="7" ry="4" fill="#f27d7d" opacity="0.45"/>`),
  mark: ({ trim }) => plain("M100 72L104 80L100 88L96 80Z", trim),
} satisfies Record<string, Part>;

const FACE =
  "M66 86C64 110 76 126 92 136Q100 141 108 136C124 126 136 110 134 86C134 56 120 46 100 46C80 46 66 56 66 86Z";

/** Head and neck without features. */
export function headOf({ skin }: Colours, elf: boolean, id: string): string {
  const shade = darker(skin, 0.2);
  const ear = elf ? "M68 90L40 76Q50 104 70 110Z" : "M68 88C58 84 54 96 60 106Q64 112 70 108Z";
  return [
    shape("M86 122H114V156Q100 168 86 156Z", shade),
    both(shape(ear, skin)),
    shape(FACE, skin),
    `<clipPath id="${id}"><path d="${FACE}"/></clipPath><g clip-path="url(#${id})">${plain("M100 30H150V150H96C116 140 126 112 124 88C122 72 112 62 60 84V30Z", `${shade}99`)}</g>`,
    `<path d="M101 103L98 111H102" fill="none" stroke="${darker(skin, 0.45)}" stroke-width="2" stroke-linecap="round"/>`,
  ].join("");
}

/** A light band over the crown of the head. */
export const shine = ({ hair }: Colours): string =>
  `<path d="M72 56Q84 38 108 38" fill="none" stroke="${lighter(hair, 0.55)}" stroke-width="5" stroke-linecap="round" opacity="0.75"/>`;
