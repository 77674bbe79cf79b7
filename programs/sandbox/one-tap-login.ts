import type { Deps } from "@/marketplace/deps";
import { issueToken } from "@/marketplace/services/accounts/tokens";
import { findOrRegister } from "@/marketplace/services/accounts/users";

/**
 * 本机号码一键登录: the carrier vouches for the number of the SIM card, so no SMS is needed. This phone has any
 * number its user says; that is why it exists in the sandbox only.
 * @returns a token of device 1
 */
export async function oneTapLogin(
  deps: Deps,
  { number, browser }: { number: string; browser: string },
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const userId = await findOrRegister(tx, number, deps.clock.now());
    return issueToken({ ...deps, db: tx }, userId, { device: 1, site: "", browser });
  });
}
