import type { CallAnswer } from "@storefront/contract/calls";
import type { Deps } from "../deps";
import { exportRules, guard } from "../limits/limits";
import { exportActivity } from "./export-activity";
import { exportOrders } from "./export-orders";
import { exportProfile } from "./export-profile";

/**
 * Collects everything that is stored about a user, as tables for people and programs. Has neither card secrets nor
 * delivered logins, which only the order's page on the phone shows, and nothing of other users.
 * @throws ApiError `tooFrequent`, `limiterDown`
 */
export async function exportAccount(deps: Deps, userId: number): Promise<CallAnswer<"exportData">> {
  await guard(deps, exportRules(userId));
  return {
    exported_at: deps.clock.now().toISOString(),
    sections: [
      ...(await exportProfile(deps, userId)),
      ...(await exportOrders(deps, userId)),
      ...(await exportActivity(deps, userId)),
    ],
  };
}
