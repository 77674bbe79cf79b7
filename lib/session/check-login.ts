import { deferredCall } from "@/lib/api/deferred-call";
import { withLogin } from "./login-gate";

/**
 * Checks the login by the server time call, before every kind of purchase (product §4), and prompts for one if needed.
 * @returns whether to continue: false when the visitor closed the login dialog. Other failures do not stop the
 *   purchase, whose own calls report them
 */
export async function checkLogin(): Promise<boolean> {
  const result = await withLogin(() => deferredCall("time", {}));
  return result.ok || result.kind !== "expired";
}
