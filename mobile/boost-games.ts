import { hasPlace } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import type { CallAnswer } from "@storefront/contract/calls";
import type { Call } from "./call-api";

export type BoostGame = CallAnswer<"boostGames">["list"][number];

/** Reads the boosting games of a brand; none when it offers no boosting, or when the marketplace does not answer. */
export async function readBoostGames(call: Call, brand: Brand | null): Promise<BoostGame[]> {
  const isShown = (game?: string) => hasPlace(brand?.assortment, { kind: "boost", game });
  if (!isShown()) return [];
  const answer = await call("boostGames", {});
  return answer.ok ? answer.data.list.filter(({ game_name }) => isShown(game_name)) : [];
}
