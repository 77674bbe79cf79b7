import { deferredCall } from "@/lib/api/deferred-call";
import { withLogin } from "./login-gate";

/**
 * The login check by the server time call, which comes before every kind of purchase (product §4); prompts for a login where
 * there is none.
 * @returns whether to go on: not when the visitor has closed the login dialog. A call that failed is no reason to stop:
 *   the purchase makes its own and says what is wrong
 */
export async function checkLogin(): Promise<boolean> {
  const result = await withLogin(() => deferredCall("time", {}));
  return result.ok || result.kind !== "expired";
}
