import type { GameEntry } from "./read-games";

/** @returns a search for each game: its name and its kind with most listings */
export const exampleSearches = (games: readonly GameEntry[]): string[] =>
  games.flatMap(({ name, kinds }) => {
    const [largest] = [...kinds].sort((a, b) => b.count - a.count);
    return largest === undefined ? [] : [`${name} ${largest.name}`];
  });
