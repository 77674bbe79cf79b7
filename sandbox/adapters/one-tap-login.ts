import {
  findOrRegister,
  issueToken,
  recordBrandLogin,
  recordFirstConsent,
  sharedWith,
} from "@storefront/marketplace/accounts/accounts";
import type { Deps } from "@storefront/marketplace/deps";
import type { PhoneLogin } from "@storefront/mobile/shared-brands";

/**
 * Logs in by 本机号码一键登录: the carrier vouches for the number of the SIM card, so no SMS is needed. The sandbox's phone
 * accepts any number, so this exists in the sandbox only.
 * @param login `brand`: key of the site's brand, "" when unknown
 * @returns a token of device 1, and the account's other brands
 */
export async function oneTapLogin(
  deps: Deps,
  { number, browser, brand }: { number: string; browser: string; brand: string },
): Promise<PhoneLogin> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now();
    const userId = await findOrRegister({ ...deps, db: tx }, number);
    await recordFirstConsent(tx, { userId, site: "" }, now);
    const brands = await recordBrandLogin(tx, { userId, brand }, now);
    const client = { device: 1, site: "", browser } as const;
    const authorization = await issueToken({ ...deps, db: tx }, userId, client);
    return { authorization, ...sharedWith(brands) };
  });
}
