import * as z from "zod";
import { id, money } from "../text/fields";
import { ALERT_KINDS } from "./alert-terms";
import { catalogueItem } from "./home";

/** A user's alerts of listings (product §7). */

export const addAlertRequest = z.object({ goods_id: id, kind: z.enum(ALERT_KINDS) });
export const addAlertAnswer = z.object({ alert_id: z.number().int() });
export const deleteAlertRequest = z.object({ alert_id: id });

/**
 * Newest first. `below`: of a price alert, the price that has to fall; it falls with each notification. `notified_at`: the last notification,
 * ISO; a stock alert ends with it. `goods`: the listing as it is now; null: it is gone, and its name is `goods_name`.
 */
export const alertsAnswer = z.object({
  list: z.array(
    z.object({
      alert_id: z.number().int(),
      kind: z.enum(ALERT_KINDS),
      goods_id: z.number().int(),
      goods_name: z.string(),
      below: money.nullable(),
      notified_at: z.string().nullable(),
      goods: catalogueItem.nullable(),
    }),
  ),
});
