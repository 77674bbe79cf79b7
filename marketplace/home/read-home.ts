import type { homeAnswer } from "@storefront/contract/discovery/home";
import type * as z from "zod";
import { readBoosterFigures } from "../boosts/boosts";
import type { Deps } from "../deps";
import { readTopSellers } from "./top-sellers";

/** Reads data of the home and download pages (product §2 Home screen, §3 Home / app info). URLs are for QR codes. */
export async function readHome({
  db,
  config,
}: Pick<Deps, "db" | "config">): Promise<z.output<typeof homeAnswer>> {
  const { online, acceptS } = await readBoosterFigures(db);
  const download = `${config.mobileSiteUrl}download`;
  return {
    qr_code: { download_url: download },
    data: {
      ios_download_url: `${download}?os=ios`,
      android_download_url: `${download}?os=android`,
    },
    online_ranger: online,
    booster_accept_s: acceptS,
    sellers: await readTopSellers(db),
  };
}
