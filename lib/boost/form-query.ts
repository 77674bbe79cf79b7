import { asCount } from "@/lib/decode/lenient";
import { type BoostForm, EMPTY_FORM } from "./form";

/** Query parameter of the game, the same as on the mobile site. */
const GAME = "game_id";

/** Query parameters, the same as on the mobile site where it has them. */
const NAMES = {
  start: "start_id",
  target: "target_id",
  other: "other_id",
  inscription: "inscription",
  partition: "partition_id",
} as const;

/** Reads the form from a query; malformed values count as not chosen. */
export function readFormQuery(search: string): BoostForm {
  const query = new URLSearchParams(search);
  const id = (name: string) => asCount(query.get(name));
  return {
    start: id(NAMES.start),
    target: id(NAMES.target),
    other: query.has(NAMES.other) ? id(NAMES.other) : null,
    inscription: /^\d{1,3}$/.exec(query.get(NAMES.inscription) ?? "")?.[0] ?? "",
    partition: id(NAMES.partition),
  };
}

/** @returns the query with its "?", or "": with the form in it, other parameters kept */
export function writeFormQuery(search: string, form: BoostForm): string {
  const query = new URLSearchParams(search);
  const put = (name: string, text: string) =>
    text === "" ? query.delete(name) : query.set(name, text);
  const idText = (id: number) => (id === 0 ? "" : String(id));
  put(NAMES.start, idText(form.start));
  put(NAMES.target, idText(form.target));
  put(NAMES.other, form.other === null ? "" : String(form.other));
  put(NAMES.inscription, form.inscription);
  put(NAMES.partition, idText(form.partition));
  const text = query.toString();
  return text === "" ? "" : `?${text}`;
}

/** @returns the id of the game in a query; 0 when it names none */
export const readGameQuery = (search: string): number =>
  asCount(new URLSearchParams(search).get(GAME));

/** @returns the query with another game in it, and without the ranks of the previous one */
export function writeGameQuery(search: string, game: number): string {
  const query = new URLSearchParams(writeFormQuery(search, EMPTY_FORM));
  query.set(GAME, String(game));
  return `?${query}`;
}
