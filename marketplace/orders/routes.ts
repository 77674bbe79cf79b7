import { PATHS } from "@storefront/contract/http/paths";
import { yuanToFen } from "@storefront/contract/money";
import type { Hono } from "hono";
import { writeReview } from "../catalogue/catalogue";
import type { Deps } from "../deps";
import { giveBrowserCookie } from "../http/browser-cookie";
import { defineCall, defineCallOfSession } from "../http/define-call";
import { answerClaim, requestAfterSale, transitionByBuyer } from "../refunds/refunds";
import { extendRental, returnRental } from "../rentals/rentals";
import { buildOrder } from "./build-order";
import { cancelOrder } from "./cancel-order";
import { confirmOrder } from "./confirm-order";
import { confirmReceipt } from "./confirm-receipt";
import { listOrders } from "./list-orders";
import { findPolled, readPayStatus } from "./pay-status";
import { answerPhone, readPhoneRequest, requestPhoneApproval } from "./phone-approval";
import { quoteOrder } from "./quote-order";
import { readOrderDetail } from "./read-order";
import { refundOrder } from "./refund-order";

/** Confirm, quote, create, status and detail of orders (product §7). Only its buyer can access an order. */
export function orderRoutes(app: Hono, deps: Deps): void {
  checkoutRoutes(app, deps);
  placedOrderRoutes(app, deps);
  refundRoutes(app, deps);
  rentalRoutes(app, deps);
  phoneRoutes(app, deps);
}

/** From the confirm page to the payment. */
function checkoutRoutes(app: Hono, deps: Deps): void {
  defineCall(app, deps, "orderConfirm", ({ input, user, meta }) =>
    confirmOrder(deps, user.userId, {
      goodsId: input.goods_id,
      specId: input.goods_spec_id,
      quantity: input.quantity,
      rentHours: input.rent_plan?.hours ?? null,
      groupChoice: input.group_id ?? null,
      promotionUserId: input.promotion_user_id,
      sign: input.sign,
      site: meta.site,
    }),
  );
  defineCall(app, deps, "quote", async ({ input, user }) => {
    const item = {
      goodsId: input.goods_id,
      specId: input.goods_spec_id,
      quantity: input.quantity,
      rentHours: input.rent_plan?.hours ?? null,
      groupChoice: input.group_id ?? null,
    };
    return (await quoteOrder(deps, user.userId, item, input.envelope_id)).price;
  });
  defineCall(app, deps, "buildOrder", ({ input, user, meta }) =>
    buildOrder(
      deps,
      { userId: user.userId, ip: meta.ip, brand: meta.brand },
      {
        orderNum: input.order_num,
        goodsId: input.goods_id,
        specId: input.goods_spec_id,
        quantity: input.buy_count,
        couponId: input.envelope_id,
        channelId: input.pay_type,
        expectedFen: input.expected_price === undefined ? null : yuanToFen(input.expected_price),
        remark: input.user_remark || input.remark,
        leaveWord: input.leave_word,
        customerRemarks: input.customer_remarks,
      },
    ),
  );
  defineCallOfSession(app, deps, "payStatus", {
    find: ({ order_num }) => findPolled(order_num),
    handler: ({ user, found }) => readPayStatus(deps, user.userId, found),
  });
  defineCall(app, deps, "orderCancel", ({ input, user }) =>
    cancelOrder(deps, user.userId, input.order_num),
  );
}

/** Calls that read a buyer's orders and act on received ones. */
function placedOrderRoutes(app: Hono, deps: Deps): void {
  defineCall(app, deps, "orderList", ({ input, user }) =>
    listOrders(deps, { userId: user.userId, state: input.state, page: input.page }),
  );
  defineCall(app, deps, "orderDetail", ({ input, user }) =>
    readOrderDetail(deps, user, input.order_num),
  );
  defineCall(app, deps, "orderSecret", async ({ input, user }) => {
    const { order_num, secrets } = await readOrderDetail(deps, user, input.order_num);
    return { order_num, secrets };
  });
  defineCall(app, deps, "orderReceive", ({ input, user }) =>
    confirmReceipt(deps, user.userId, input.order_num),
  );
  defineCall(app, deps, "writeReview", ({ input, user }) => {
    const { order_num, score, content, image_ids: imageIds } = input;
    return writeReview(deps, user.userId, order_num, { score, content, imageIds });
  });
}

/** After-sales, and claims against deposits. */
function refundRoutes(app: Hono, deps: Deps): void {
  defineCall(app, deps, "orderRefund", ({ input, user }) =>
    input.reason === "no_reason"
      ? refundOrder(deps, user.userId, input.order_num)
      : requestAfterSale(deps, user.userId, {
          orderNum: input.order_num,
          reason: input.reason,
          text: input.text,
          imageIds: input.image_ids,
          askedFen: input.amount === undefined ? null : yuanToFen(input.amount),
        }),
  );
  defineCall(app, deps, "withdrawRefund", ({ input, user }) =>
    transitionByBuyer(deps, user.userId, {
      ...{ orderNum: input.order_num, act: "withdraw", text: "", imageIds: [] },
    }),
  );
  defineCall(app, deps, "escalateRefund", ({ input, user }) =>
    transitionByBuyer(deps, user.userId, {
      orderNum: input.order_num,
      act: "escalate",
      text: input.text,
      imageIds: input.image_ids,
    }),
  );
  defineCall(app, deps, "answerDepositClaim", ({ input, user }) =>
    answerClaim(deps, user.userId, {
      orderNum: input.order_num,
      act: input.act,
      text: input.text,
      imageIds: input.image_ids,
    }),
  );
}

function rentalRoutes(app: Hono, deps: Deps): void {
  defineCall(app, deps, "returnRental", ({ input, user }) =>
    returnRental(deps, user.userId, input.order_num),
  );
  defineCall(app, deps, "extendRental", ({ input, user }) =>
    extendRental(deps, user.userId, {
      orderNum: input.order_num,
      requestId: input.request_id,
      hours: input.hours,
      channelId: input.pay_type,
      expectedFen: input.expected_price === undefined ? null : yuanToFen(input.expected_price),
    }),
  );
}

/** Approval of an order on the phone. */
function phoneRoutes(app: Hono, deps: Deps): void {
  app.use(PATHS.requestHandover.path, giveBrowserCookie(deps.config));
  defineCall(app, deps, "requestHandover", ({ input, meta }) =>
    requestPhoneApproval(deps, {
      orderNum: input.order_num,
      ticket: input.ticket,
      browser: meta.browser,
      brand: meta.brand,
      claim: input.claim === 1,
    }),
  );
  defineCall(app, deps, "phoneAsking", ({ input, user }) =>
    readPhoneRequest(deps, user.userId, input.order_num),
  );
  defineCall(app, deps, "answerPhone", ({ input, user }) =>
    answerPhone(deps, user.userId, {
      orderNum: input.order_num,
      code: input.code,
      approve: input.approve === 1,
    }),
  );
}
