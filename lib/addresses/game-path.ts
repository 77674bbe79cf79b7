import { type KindSlug, kindNameOf } from "./listing-kinds";

/** The page of all games. */
export const GAMES_PATH = "/games";

/** The page of a game, or of one kind of its listings. */
export interface GamePath {
  /** As the marketplace names it. */
  game: string;
  kind?: KindSlug | undefined;
}

/** Maximum length of a game's name in the `catalogue` call. */
const NAME_LENGTH = 40;

/**
 * @returns the path of a game's page, with the percent-encoded name as its slug. A name that no path can carry links to
 * all games
 */
export function gameHref({ game, kind }: GamePath): string {
  if (!isGameName(game)) return GAMES_PATH;
  const path = `${GAMES_PATH}/${encodeURIComponent(game)}`;
  return kind === undefined ? path : `${path}/${kind}`;
}

/**
 * Reads the path of a game's page in any spelling: letter case of escapes and kind, trailing slashes.
 * @param path percent-encoded
 * @returns undefined when it is not a game path. Does not check whether the game exists
 */
export function parseGamePath(path: string): GamePath | undefined {
  const found = /^\/games\/([^/]+)(?:\/([a-z-]+))?\/*$/i.exec(path);
  const game = decodeName(found?.[1] ?? "");
  if (game === undefined) return undefined;
  const kind = found?.[2]?.toLowerCase();
  if (kind === undefined) return { game };
  return kindNameOf(kind) === undefined ? undefined : { game, kind: kind as KindSlug };
}

/** Invalid in a name: control characters, lone surrogates and slashes; "." and ".." are path steps. */
const REFUSED = /[\p{Cc}\p{Cs}/\\]|^\.{1,2}$/u;

/** Whether a path can carry the name. */
export function isGameName(name: string): boolean {
  const fits = name !== "" && name === name.trim() && name.length <= NAME_LENGTH;
  return fits && !REFUSED.test(name);
}

function decodeName(segment: string): string | undefined {
  try {
    const name = decodeURIComponent(segment);
    return isGameName(name) ? name : undefined;
  } catch {
    return undefined;
  }
}
