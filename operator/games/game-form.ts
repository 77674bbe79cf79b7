import {
  FACT_KEYS,
  type FactDefinition,
  type GameFacts,
} from "@storefront/contract/listing/fact-keys";
import { FACT_FIELDS } from "@storefront/contract/listing/listing-fields";
import { ALIAS_LENGTH, type GameRow, gameRow, MOST_ALIASES } from "../catalogue/game-row";
import { problemInChinese } from "../catalogue/problem-in-chinese";
import {
  choiceField,
  type FormField,
  linesField,
  nameAt,
  readValues,
  textField,
} from "../listings/form-field";
import type { FieldErrors } from "../listings/read-listing-form";
import { filledRows, printFields, type RowsField } from "../listings/rows-field";

/** Other names that buyers search a game by. */
export const GAME_ALIASES: FormField = linesField("aliases", "别名（每行一个）", {
  rows: 3,
  hint: `买家搜索时用的别称、简称，最多 ${MOST_ALIASES} 个，每个最多 ${ALIAS_LENGTH} 字。游戏名和它的拼音不用写。`,
});

/** The facts that a game's listings may state, one per row. */
export const GAME_FACTS: RowsField = {
  name: "facts",
  label: "属性",
  hint: "一种属性只写一行。段位从低到高写；数量写单位，例如 款、级，单位是万时，一万以上显示为亿。",
  control: "rows",
  max: FACT_KEYS.length,
  columns: [
    choiceField(
      "key",
      "属性",
      FACT_KEYS.map((key) => [key, FACT_FIELDS[key].label]),
    ),
    textField("title", "在这个游戏里叫", { maxlength: 20, read: (text) => text }),
    textField("unit", "单位", { maxlength: 10 }),
    linesField("options", "可选值（每行一个）", { rows: 4 }),
  ],
};

/** What the form of a game shows. */
interface EditedGame {
  facts: GameFacts;
  aliases: readonly string[];
}

/** Parses the form of a game by the rules of an import. */
export function readGameForm(
  form: URLSearchParams,
  name: string,
): { row: GameRow } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const places = new Map<unknown, ReturnType<typeof filledRows>[number]>();
  const facts: Record<string, unknown> = {};
  for (const place of filledRows(form, GAME_FACTS)) {
    const { key, options, ...definition } = readValues(form, GAME_FACTS.columns, place);
    if (places.has(key)) errors[nameAt("key", place)] = "上面已经有这种属性";
    places.set(key, place);
    const isEmpty = Array.isArray(options) && options.length === 0;
    facts[String(key)] = isEmpty ? definition : { ...definition, options };
  }
  const parsed = gameRow.safeParse({
    kind: "game",
    name,
    facts,
    ...readValues(form, [GAME_ALIASES]),
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [part, key, field = "title"] = path;
    if (part === GAME_ALIASES.name) errors[GAME_ALIASES.name] ??= problemInChinese(message);
    else errors[nameAt(String(field), places.get(key))] ??= problemInChinese(message);
  }
  if (!parsed.success || Object.keys(errors).length > 0) return { errors };
  return { row: parsed.data };
}

/** @returns the field values of a game's unchanged form */
export function gameFormValues({ facts, aliases }: EditedGame): URLSearchParams {
  const form = new URLSearchParams();
  const definitions = facts as Readonly<Partial<Record<string, FactDefinition>>>;
  const rows = FACT_KEYS.filter((key) => definitions[key]).map((key) => ({
    key,
    ...definitions[key],
  }));
  printFields(form, [GAME_ALIASES, GAME_FACTS], { aliases, facts: rows });
  return form;
}

/** What the form of a game was rendered from, to notice that somebody else has changed it since. */
export const seenGame = ({ facts, aliases }: EditedGame): string =>
  JSON.stringify({ facts, aliases });
