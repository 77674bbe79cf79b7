import type { CallAnswer } from "@/contract/calls";
import { fenToYuan } from "@/contract/money";
import { type BoostRequest, readWay } from "@/rules/boost/boost-request";
import { mobileBoostUrl } from "@/rules/boost/mobile-boost-url";
import type { Deps } from "../../deps";
import { onlineRangers } from "./online";
import { priceWay } from "./price-boost";

/** The price of a boost (product §3 Boost price response). @throws ApiError what readWay throws */
export async function quoteBoost(
  { db, config }: Pick<Deps, "db" | "config">,
  ask: BoostRequest,
  { withQrCode, site }: { withQrCode: boolean; site: string },
): Promise<CallAnswer<"boostCompute">> {
  const { fen, stars, hours } = await priceWay(db, readWay(ask));
  return {
    price: fenToYuan(fen),
    time_hour: hours,
    star: stars,
    qrcodeUrl: withQrCode ? mobileBoostUrl(config.mobileSiteUrl, ask, site) : "",
    online_ranger: await onlineRangers(db),
  };
}
