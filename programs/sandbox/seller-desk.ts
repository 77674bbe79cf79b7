import { ApiError } from "@/contract/api-error";
import type { Deps } from "@/marketplace/deps";
import { actOnOrder } from "@/marketplace/services/after-sales/act-on-order";
import { afterSalesToAnswer } from "@/marketplace/services/after-sales/find-after-sale";
import {
  deliverOrder,
  ordersToDeliver,
  startDelivery,
} from "@/marketplace/services/delivery/deliver-order";
import { answerMessage } from "@/marketplace/services/messages/answer-message";
import { readConversations } from "@/operator/messages/read-conversations";
import type { SellerDesk } from "@/sandbox/seller/simulated-seller";

/** Orders, and refunds, that the simulated seller looks at in one turn. */
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
  async refundsToAnswer() {
    const requests = await afterSalesToAnswer(deps.db, MOST);
    return requests.map(({ orderNum, reason, createdAt }) => ({
      ...{ orderNum, reason, askedAt: createdAt },
    }));
  },
  accept: (orderNum, text) =>
    unlessRefused(
      actOnOrder(deps, orderNum, {
        act: "accept",
        by: "seller",
        text,
      }),
    ),
  refuse: (orderNum, text) =>
    unlessRefused(
      actOnOrder(deps, orderNum, {
        act: "refuse",
        by: "seller",
        text,
      }),
    ),
  async messagesToAnswer() {
    const rows = await readConversations(deps.db);
    return rows.flatMap(({ id, waitingSince }) =>
      waitingSince === null ? [] : [{ conversationId: id, waitingSince }],
    );
  },
  answer: (conversationId, text) =>
    unlessRefused(
      deps.db.transaction((tx) =>
        answerMessage({ db: tx, clock: deps.clock }, { conversationId, operatorId: null, text }),
      ),
    ),
  begin: (orderNum) => unlessRefused(startDelivery(deps, orderNum)),
  deliver: (orderNum, note) => unlessRefused(deliverOrder(deps, orderNum, note)),
});

/** Somebody else was quicker, or the seller's time was up. */
async function unlessRefused(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
