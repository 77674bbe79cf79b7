/** Kind segment in the internal path of a game's page when no kind is selected. */
export const ALL_KINDS = "all";

/** Encodes a game's name as a segment of an internal path, in letters, digits, `-` and `_`: no layer rewrites those. */
export function encodeGame(game: string): string {
  return Buffer.from(game).toString("base64url");
}

export function decodeGame(segment: string): string {
  return Buffer.from(segment, "base64url").toString();
}
