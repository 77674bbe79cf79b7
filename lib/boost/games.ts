import { type BoostHours, readHours } from "@storefront/contract/boosts/boost-hours";
import { BOOST_GAME_ID } from "@storefront/contract/boosts/boost-terms";
import { asCount, asList, asObject, asText } from "@/lib/decode/lenient";

/** A game that is boosted. */
export interface BoostGame {
  id: number;
  /** "" when the API does not name it. */
  name: string;
  /** Opening hours; null: all day. */
  hours: BoostHours | null;
  /** Whether the price depends on the inscription level. */
  hasInscription: boolean;
}

/** Games of an API that offers boosts but does not list its games. */
export const UNNAMED_GAME: BoostGame = {
  id: BOOST_GAME_ID,
  name: "",
  hours: null,
  hasInscription: true,
};

/** @param value the undecoded answer of boostGames */
export function readBoostGames(value: unknown): BoostGame[] {
  return asList(asObject(value).list, readOne);
}

function readOne(value: unknown): BoostGame | null {
  const { game_id, game_name, opens_at, closes_at, inscription } = asObject(value);
  const game: BoostGame = {
    id: asCount(game_id),
    name: asText(game_name, 40),
    hours: readHours(asText(opens_at, 5), asText(closes_at, 5)),
    hasInscription: asCount(inscription, 1) === 1,
  };
  return game.id > 0 ? game : null;
}

/** Names the games in one line: "曜日战歌", "曜日战歌、试炼之地". */
export const gameNames = (games: readonly BoostGame[]): string =>
  games.flatMap(({ name }) => (name === "" ? [] : [name])).join("、");
