import {
  CHOICE_FACTS,
  LISTING_FLAGS,
  NUMBER_FACTS,
  RANK_FACT,
} from "@storefront/contract/listing/fact-keys";
import { parseJson } from "@storefront/contract/text/parse-json";
import { asList, asObject, asText } from "@/lib/decode/lenient";
import { GAMES_PATH, gameHref, isGameName } from "./game-path";
import { writeOptions } from "./list-options";
import { listQuery, readListView } from "./list-url";
import { readSearch, searchHref } from "./search-view";

/**
 * Returns the canonical address of a saved search, newest first.
 * @param query as `searchGoods` takes it; what is invalid is left out
 * @returns the page of all games without words and game
 */
export function savedSearchHref(query: unknown): string {
  const fields = asObject<string>(query);
  const text = (name: string) => asText(String(fields[name] ?? ""));
  const json = (name: string) => asObject<string>(parseJson(text(name)));
  const bounds = json("ranges");
  const options = json("choices");
  const flags = text("flags").split(",");
  const params: [name: string, value: string][] = [
    ...["q", "exact", "game", "kind", "delivery", "price_from", "price_to"].map(
      (name): [string, string] => [name, text(name)],
    ),
    ...[RANK_FACT, ...NUMBER_FACTS].flatMap((fact): [string, string][] => {
      const [from, to] = Array.isArray(bounds[fact]) ? bounds[fact] : [];
      return [
        [`${fact}_from`, String(from ?? "")],
        [`${fact}_to`, String(to ?? "")],
      ];
    }),
    ...CHOICE_FACTS.map((fact): [string, string] => [
      fact,
      writeOptions(asList(options[fact], (option) => asText(option) || null)),
    ]),
    ...LISTING_FLAGS.map((flag): [string, string] => [flag, flags.includes(flag) ? "1" : ""]),
    ["stock", text("in_stock")],
    ["sort", "newest"],
  ];
  const all = `?${params.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
  const search = readSearch(all);
  if (search.q !== "") return searchHref(search);
  const game = text("game");
  return isGameName(game)
    ? gameHref({ game, kind: search.kind }) + listQuery(readListView(all))
    : GAMES_PATH;
}
