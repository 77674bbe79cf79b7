import { ApiError } from "@/marketplace/api-error";
import type { Deps } from "@/marketplace/deps";
import { readMeta } from "@/marketplace/http/meta";
import { liveCode, readInbox } from "@/marketplace/sandbox/inbox";
import { oneTapLogin } from "@/marketplace/sandbox/one-tap-login";
import { knownIdentity, newUnionId } from "@/marketplace/sandbox/wechat-identity";
import { authoriseK, cancelK, scanK } from "@/marketplace/services/wechat/phone-side";
import type { PhoneSystems } from "@/sandbox/phone/phone-systems";

/** The systems behind the sandbox's phone, as the marketplace's sandbox keeps them. */
export function phoneSystems(deps: Deps): PhoneSystems {
  const { db, config } = deps;
  return {
    sms: {
      list: () => readInbox(db),
      liveCode: (phone) => liveCode(deps, phone),
    },
    wechat: {
      knownIdentity: () => knownIdentity(db),
      scan: (k) => unlessStale(() => scanK(deps, k)),
      cancel: async (k) => (await unlessStale(() => cancelK(deps, k))) !== null,
      async authorise(k, identity) {
        const known = identity === "known" ? await knownIdentity(db) : null;
        const unionId = known?.unionId ?? newUnionId();
        return (await unlessStale(() => authoriseK(deps, k, { unionId }))) !== null;
      },
    },
    logInBySim: (c, number) => oneTapLogin(deps, { number, browser: readMeta(c, config).browser }),
  };
}

/** @returns null when the QR code is stale */
async function unlessStale<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ApiError && error.reason === "scanStale") return null;
    throw error;
  }
}
