import type { BoostGame } from "../boost/games";

/** Words that buyers type for a boost: 代练, or climbing to a rank (黄金上星耀, 打到王者). */
const BOOST_WORDS =
  /代练|代打|代肝|上分|带飞|陪练|陪玩|陪打|打段位|冲段|dailian|(?:上|到|打|冲)(?:最强)?(?:王者|宗师|大师|星耀|钻石|铂金|白金|黄金)/;

/** The shortest part of a game's name that means the game. */
const SHORTEST_PART = 2;

/**
 * Finds the boosts that a query means: those of the games it names, or of all games if it names none.
 * @param games those that the brand boosts
 */
export function boostsOf(q: string, games: readonly BoostGame[]): BoostGame[] {
  if (!BOOST_WORDS.test(q)) return [];
  const words = q.replace(BOOST_WORDS, " ").split(/\s+/);
  const isNamed = ({ name }: BoostGame) =>
    name !== "" &&
    (q.includes(name) || words.some((word) => word.length >= SHORTEST_PART && name.includes(word)));
  const named = games.filter(isNamed);
  return named.length > 0 ? named : games.filter(({ name }) => name !== "");
}
