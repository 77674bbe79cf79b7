/** What stands in the internal path of a game's page where no kind is chosen. */
export const ALL_KINDS = "all";

/** A game's name as a segment of an internal path: letters, digits, `-` and `_`, which nothing on the way rewrites. */
export function encodeGame(game: string): string {
  return Buffer.from(game).toString("base64url");
}

export function decodeGame(segment: string): string {
  return Buffer.from(segment, "base64url").toString();
}
