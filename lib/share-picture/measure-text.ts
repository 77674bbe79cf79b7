/** Advances of `font/noto-sans-sc-bold.ttf` from U+0020 to U+007E, in thousandths of the size. */
const ASCII = [
  227, 370, 574, 590, 590, 963, 740, 325, 378, 378, 507, 590, 325, 370, 325, 387, 590, 590, 590,
  590, 590, 590, 590, 590, 590, 590, 325, 325, 590, 590, 590, 514, 1007, 641, 681, 656, 714, 615,
  585, 717, 757, 330, 568, 686, 578, 853, 749, 770, 667, 770, 682, 624, 625, 748, 619, 915, 627,
  580, 613, 378, 387, 378, 590, 567, 626, 591, 644, 527, 644, 581, 372, 597, 640, 304, 306, 604,
  315, 964, 641, 626, 644, 644, 437, 495, 421, 637, 576, 863, 562, 574, 511, 378, 296, 378, 590,
];
const FIRST = 0x20;
/** Width of the currency sign; all other characters are as wide as they are high. */
const YUAN_SIGN = 590;
const FULL = 1000;

/** Signs in the font besides ASCII and ideographs. */
const SIGNS = /[¥·•…—“”‘’×÷±～→①-⑩Ⅰ-Ⅻ、。「」『』【】《》〈〉〔〕！（），．：；？％＋－／＆＠￥]/u;
const IDEOGRAPH = /\p{Script=Han}/u;

let ideographs: Set<string> | undefined;

/** The ideographs of GB 2312: the font has all of them. */
function knownIdeographs(): Set<string> {
  if (ideographs !== undefined) return ideographs;
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xf7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell);
  }
  const text = new TextDecoder("gb2312").decode(new Uint8Array(bytes));
  ideographs = new Set(Array.from(text).filter((character) => IDEOGRAPH.test(character)));
  return ideographs;
}

/** @returns the text without what the font does not have: emoji, marks of direction, control characters, other scripts */
export function printable(text: string): string {
  const kept = Array.from(text.normalize("NFC").replace(/\s+/gu, " "), (character) =>
    isInFont(character) ? character : "",
  );
  return kept.join("").replace(/ {2,}/g, " ").trim();
}

function isInFont(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x7f) return code >= FIRST;
  return SIGNS.test(character) || knownIdeographs().has(character);
}

/** @param size pixels per em @returns width in pixels of a printable text */
export function textWidth(text: string, size: number): number {
  let thousandths = 0;
  for (const character of text) {
    const index = (character.codePointAt(0) ?? 0) - FIRST;
    thousandths += character === "¥" ? YUAN_SIGN : (ASCII[index] ?? FULL);
  }
  return (thousandths * size) / 1000;
}
