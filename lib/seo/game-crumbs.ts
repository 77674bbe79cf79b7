import { type Crumb, HOME_CRUMB } from "@/lib/seo/breadcrumb-data";
import { GAMES_PATH, type GamePath, gameHref, isGameName } from "../addresses/game-path";
import { kindNameOf, kindSlugOf } from "../addresses/listing-kinds";

const GAMES_CRUMB: Crumb = { name: "全部游戏", href: GAMES_PATH };

/** 首页 › 全部游戏. */
export function gamesCrumbs(): Crumb[] {
  return [HOME_CRUMB, GAMES_CRUMB];
}

/** 首页 › 全部游戏 › a game › a kind of its listings. */
export function gameCrumbs({ game, kind }: GamePath): Crumb[] {
  const crumbs = [...gamesCrumbs(), { name: game, href: gameHref({ game }) }];
  if (kind === undefined) return crumbs;
  return [...crumbs, { name: kindNameOf(kind) ?? kind, href: gameHref({ game, kind }) }];
}

/** Breadcrumbs of a listing: 首页 › its game › its kind › itself; only 首页 › itself when its game cannot have a page. */
export function goodsCrumbs(
  { game, kind, name }: { game: string; kind: string; name: string },
  href: string,
): Crumb[] {
  const self = { name, href };
  if (!isGameName(game)) return [HOME_CRUMB, self];
  const [, , ...steps] = gameCrumbs({ game, kind: kindSlugOf(kind) });
  return [HOME_CRUMB, ...steps, self];
}
