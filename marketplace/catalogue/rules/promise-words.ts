/** A word of a text that promises, by its place: code units from `from` to before `to`. */
export interface PromiseWord {
  /** As the rule names it: 包赔 however it is written. */
  word: string;
  from: number;
  to: number;
}

/** Words that promise wherever they stand. */
const WORDS = ["赔", "验号", "官方", "终身", "担保", "实名"] as const;

/** Words after 包 that make it mean "guaranteed": 包换, 包退, 包找回. In 红包换金币 it is a noun (`NOUNS`). */
const GUARANTEED = "陪换退修补真过赢保稳封找售终永满活死";

/** Nouns that end with 包, and 包 as what is counted. */
const NOUNS = [
  ...["红包", "背包", "礼包", "卡包", "表情包", "皮肤包", "材质包", "资源包", "补充包", "安装包"],
  ...[
    "更新包",
    "数据包",
    "扩展包",
    "赠包",
    "钱包",
    "书包",
    "面包",
    "荷包",
    "沙包",
    "包包",
    "模组包",
  ],
  ...["球员包", "语音包", "体验包", "道具包", "挎包", "提包", "腰包", "皮包"],
] as const;

/** Words that contain another one and promise nothing: names of servers, odds. */
const HARMLESS = ["国服官方", "官方服(?!务)", "赔率"] as const;

const PATTERN = new RegExp(
  [
    `(?<harmless>${HARMLESS.join("|")}|(?:${NOUNS.join("|")}))`,
    `(?<word>${WORDS.join("|")}|包(?:赔|[${GUARANTEED}]))`,
  ].join("|"),
  "gu",
);

/** Other ways to write the characters of the words. */
const VARIANTS: ReadonlyMap<string, string> = new Map(
  [
    "賠赔",
    "擔担",
    "驗验",
    "験验",
    "號号",
    "終终",
    "實实",
    "実实",
    "換换",
    "補补",
    "過过",
    "贏赢",
    "滿满",
    "穩稳",
    "眞真",
  ].map(([variant = "", usual = ""]) => [variant, usual]),
);

/** Characters that sellers insert into a word to hide it: spaces, invisible ones, marks, dots and dashes. */
const IGNORED =
  /[\s\p{Cf}\p{Cc}\p{Zs}\p{M}\p{Default_Ignorable_Code_Point}·•・.\-_*|/\\~+^'"`=#&@—–…]/u;

/**
 * Finds the words of a plain text that promise, however they are spelled: with spaces or invisible characters inside,
 * in full width or compatibility forms, in traditional characters.
 * @returns in the order of the text, never overlapping
 */
export function findPromiseWords(text: string): PromiseWord[] {
  const { plain, places } = readable(text);
  const found: PromiseWord[] = [];
  for (const { groups, index, 0: match } of plain.matchAll(PATTERN)) {
    if (groups?.["word"] === undefined) continue;
    const from = places[index]?.from ?? 0;
    const to = places[index + match.length - 1]?.to ?? text.length;
    found.push({ word: groups["word"], from, to });
  }
  return found;
}

/** Returns the text without what hides words, and where each of its code units stands in the original. */
function readable(text: string): { plain: string; places: { from: number; to: number }[] } {
  let plain = "";
  const places: { from: number; to: number }[] = [];
  let from = 0;
  for (const character of text) {
    const to = from + character.length;
    for (const part of character.normalize("NFKC")) {
      if (IGNORED.test(part)) continue;
      plain += VARIANTS.get(part) ?? part;
      while (places.length < plain.length) places.push({ from, to });
    }
    from = to;
  }
  return { plain, places };
}
