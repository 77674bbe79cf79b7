import { SEARCH_PATH } from "@/lib/addresses/search-query";
import { shareRoute } from "@/lib/addresses/share-address";
import type { Exchange } from "../../exchange";
import { send } from "../../send";
import { sendSubstitute } from "./send-substitute";
import { PAGE_COPY, SEARCH_COPY } from "./unavailable-page";

/** Value of Retry-After, in seconds. */
const RETRY_AFTER = "10";

/** For a chat or a crawler, which cannot show a page in the place of a picture: the brand's own. */
const BRAND_PICTURE = ["Location", "/share.png", "Cache-Control", "no-store"];

/** Sends 503 for a page that is not stored and cannot be rendered; instead of the picture of a listing, the brand's. */
export function sendUnavailable(exchange: Exchange): true {
  if (shareRoute(exchange.path) !== undefined) return send(exchange, 302, BRAND_PICTURE, "");
  const copy = exchange.path === SEARCH_PATH ? SEARCH_COPY : PAGE_COPY;
  return sendSubstitute(exchange, copy, ["Retry-After", RETRY_AFTER]);
}
