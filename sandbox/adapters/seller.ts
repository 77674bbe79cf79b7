import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "@storefront/marketplace/deps";
import { answerMessage } from "@storefront/marketplace/messages/messages";
import {
  deliverOrder,
  ordersToDeliver,
  startDelivery,
} from "@storefront/marketplace/orders/orders";
import {
  afterSalesToAnswer,
  refundReasonOf,
  transitionBySellerOrOperator,
} from "@storefront/marketplace/refunds/refunds";
import {
  confirmReturn,
  renewSecret,
  rentalsToCheck,
} from "@storefront/marketplace/rentals/rentals";
import { readConversations } from "@storefront/operator/messages/read-conversations";
import type { SellerAdapter } from "../seller/simulated-seller";

/** Orders and refunds that are read in one tick. */
const MAX_ROWS = 50;

/** Connects the simulated seller to the marketplace's own services. */
export const sellerAdapter = (deps: Pick<Deps, "db" | "clock">): SellerAdapter => ({
  async ordersToDeliver() {
    const orders = await ordersToDeliver(deps.db, MAX_ROWS);
    return orders.map(({ orderNum, goodsName, paidAt, createdAt, status }) => ({
      orderNum,
      goodsName,
      paidAt: paidAt ?? createdAt,
      begun: status === "delivering",
    }));
  },
  async refundsToAnswer() {
    const requests = await afterSalesToAnswer(deps.db, MAX_ROWS);
    return requests.map((request) => ({
      orderNum: request.orderNum,
      reason: refundReasonOf(request),
      requestedAt: request.createdAt,
    }));
  },
  accept: (orderNum, text) =>
    ignoreRefusal(
      transitionBySellerOrOperator(deps, orderNum, {
        act: "accept",
        by: "seller",
        text,
      }),
    ),
  refuse: (orderNum, text) =>
    ignoreRefusal(
      transitionBySellerOrOperator(deps, orderNum, {
        act: "refuse",
        by: "seller",
        text,
      }),
    ),
  async accountsToCheck() {
    const rows = await rentalsToCheck(deps.db, MAX_ROWS);
    return rows.map(({ orderNum, rental: { closedAt, depositDueAt, releasedAt, secretId } }) => ({
      orderNum,
      endedAt: closedAt,
      awaitsConfirmation: depositDueAt !== null,
      awaitsPassword: releasedAt ? null : secretId === null ? "handed over" : "stored",
    }));
  },
  confirmReturn: (orderNum) =>
    ignoreRefusal(
      deps.db.transaction(async (tx) => {
        await confirmReturn(tx, orderNum, deps.clock.now());
      }),
    ),
  changePassword: (orderNum, secret) =>
    ignoreRefusal(deps.db.transaction((tx) => renewSecret(tx, orderNum, secret, deps.clock.now()))),
  async messagesToAnswer() {
    const rows = await readConversations(deps.db);
    return rows.flatMap(({ id, waitingSince }) =>
      waitingSince === null ? [] : [{ conversationId: id, waitingSince }],
    );
  },
  answer: (conversationId, text) =>
    ignoreRefusal(
      deps.db.transaction((tx) =>
        answerMessage({ db: tx, clock: deps.clock }, { conversationId, operatorId: null, text }),
      ),
    ),
  begin: (orderNum) => ignoreRefusal(startDelivery(deps, orderNum)),
  deliver: (orderNum, note) => ignoreRefusal(deliverOrder(deps, orderNum, note)),
});

/** Ignores refusals: the order may have changed meanwhile, or the seller's deadline passed. */
async function ignoreRefusal(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}
