/** The id of a game's shelf on the home page. */
export function gameAnchor(index: number): string {
  return `game-${index + 1}`;
}
