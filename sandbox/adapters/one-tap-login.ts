import type { Deps } from "@storefront/marketplace/deps";
import { recordFirstConsent } from "@storefront/marketplace/services/accounts/consents";
import { issueToken } from "@storefront/marketplace/services/accounts/tokens";
import { findOrRegister } from "@storefront/marketplace/services/accounts/users";

/**
 * Logs in by 本机号码一键登录: the carrier vouches for the number of the SIM card, so no SMS is needed. The sandbox's phone
 * accepts any number its user enters, which is why this exists in the sandbox only.
 * @returns a token of device 1
 */
export async function oneTapLogin(
  deps: Deps,
  { number, browser }: { number: string; browser: string },
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const userId = await findOrRegister({ ...deps, db: tx }, number);
    await recordFirstConsent(tx, { userId, site: "" }, deps.clock.now());
    return issueToken({ ...deps, db: tx }, userId, { device: 1, site: "", browser });
  });
}
