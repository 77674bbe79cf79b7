import { ApiError } from "@/marketplace/api-error";
import type { Deps } from "@/marketplace/deps";
import {
  deliverOrder,
  ordersToDeliver,
  startDelivery,
} from "@/marketplace/services/delivery/deliver-order";
import type { SellerDesk } from "@/sandbox/seller/simulated-seller";

/** Orders that the simulated seller looks at in one turn. */
const MOST = 50;

/** The desk at which the simulated seller works: the marketplace's own services. */
export const sellerDesk = (deps: Pick<Deps, "db" | "clock">): SellerDesk => ({
  async ordersToDeliver() {
    const orders = await ordersToDeliver(deps.db, MOST);
    return orders.map(({ orderNum, goodsName, paidAt, createdAt, status }) => ({
      orderNum,
      goodsName,
      paidAt: paidAt ?? createdAt,
      begun: status === "delivering",
    }));
  },
  begin: (orderNum) => unlessRefused(startDelivery(deps, orderNum)),
  deliver: (orderNum, note) => unlessRefused(deliverOrder(deps, orderNum, note)),
});

/** Somebody else was quicker, or the seller's time was up. */
async function unlessRefused(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
