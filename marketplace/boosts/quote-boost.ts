import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import type { Deps } from "../deps";
import { countOnlineBoosters } from "./count-online-boosters";
import { findBoostGame } from "./find-boost-game";
import { type BoostRequest, validateBoostRequest } from "./rules/boost-request";
import { priceOfBoost } from "./rules/price-boost";

/**
 * Quotes a boost, also outside of the opening hours (product §3 Boost price response).
 * @throws ApiError those of findBoostGame and validateBoostRequest
 */
export async function quoteBoost(
  { db, config }: Pick<Deps, "db" | "config">,
  request: BoostRequest,
  { withQrCode, site }: { withQrCode: boolean; site: string },
): Promise<CallAnswer<"boostCompute">> {
  const game = await findBoostGame(db, request.gameId);
  const { fen, stars, hours } = priceOfBoost(game, validateBoostRequest(game, request));
  return {
    price: fenToYuan(fen),
    time_hour: hours,
    star: stars,
    qrcodeUrl: withQrCode ? mobileBoostUrl(config.mobileSiteUrl, request, site) : "",
    online_ranger: await countOnlineBoosters(db),
  };
}

/**
 * Returns the URL of the mobile game page with a choice: the text of the boost's QR code. It carries no price.
 * @param site the brand host that shows the code, "" when unknown
 */
function mobileBoostUrl(mobileSiteUrl: string, way: BoostRequest, site: string): string {
  const query = new URLSearchParams({
    game_id: String(way.gameId),
    start_id: String(way.startId),
    target_id: String(way.targetId),
    inscription: String(way.inscription),
    partition_id: String(way.partitionId),
  });
  if (site !== "") query.set("from", site);
  return `${mobileSiteUrl}game?${query}`;
}
