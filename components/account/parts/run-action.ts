import { showToast } from "@/components/ui/toast";
import type { Result } from "@/lib/api/result";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";

/**
 * Runs an action of the buyer, says what came of it, and makes the page show the order as it is now.
 * @param done said after it has succeeded
 */
export async function runAction<T>(done: string, run: () => Promise<Result<T>>): Promise<void> {
  const result = await run();
  showToast(result.ok ? "success" : "warning", result.ok ? done : result.msg);
  // A refusal usually means that the order has changed elsewhere.
  announceOrdersChanged();
}
