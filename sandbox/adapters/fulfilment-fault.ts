import type { Deps } from "@storefront/marketplace/deps";

/**
 * Lets the fulfillment of paid orders fail on request, as a fault of the marketplace or its data would. Replaces
 * `findPayable` of the given dependencies.
 * @returns starts or ends the fault
 */
export function addFulfilmentFault(deps: Pick<Deps, "findPayable">): (fails: boolean) => void {
  const { findPayable } = deps;
  let isFailing = false;
  const fulfil = async () => {
    throw new Error("the sandbox forces fulfillment to fail");
  };
  deps.findPayable = async (tx, orderNum) => {
    const payable = await findPayable(tx, orderNum);
    return payable && isFailing ? { ...payable, fulfil } : payable;
  };
  return (fails) => {
    isFailing = fails;
  };
}
