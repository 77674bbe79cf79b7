import { boostTitle } from "@storefront/contract/boosts/boost-terms";
import {
  AFTER_SALE_REASON_LABELS,
  DEPOSIT_CLAIM_REASON_LABELS,
} from "@storefront/contract/labels/after-sale-labels";
import {
  AFTER_SALE_WORDS,
  BOOST_WORDS,
  ORDER_WORDS,
  REFUND_WORDS,
} from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import { asc, eq, inArray, or } from "drizzle-orm";
import type { Db } from "../database/db";
import {
  afterSales,
  boostOrders,
  comments,
  orders,
  paymentRefunds,
  rentalExtensions,
  rentals,
} from "../database/schema";
import type { Deps } from "../deps";
import { goodsOrderState, readChecking } from "../order-records/order-records";
import { type ExportSection, exportTable, timeText } from "./export-section";

/** Orders of every kind with their details. Card secrets and delivered logins stay on the order's page. */
export async function exportOrders(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
): Promise<ExportSection[]> {
  return [
    await exportGoodsOrders(db, userId, clock.now()),
    await exportRentals(db, userId),
    await exportExtensions(db, userId),
    await exportBoosts(db, userId),
    await exportAfterSales(db, userId),
    await exportRefunds(db, userId),
    await exportReviews(db, userId),
  ];
}

async function exportGoodsOrders(db: Db, userId: number, now: Date): Promise<ExportSection> {
  const goods = await db.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.id);
  const checking = await readChecking(db, [...goods], now);
  return exportTable("orders", "商品订单", goods, [
    ["order_num", "订单号", (order) => order.orderNum],
    ["goods_name", "商品", ({ goodsName }) => goodsName],
    ["spec_name", "规格", ({ specName }) => specName],
    ["quantity", "数量", ({ quantity }) => String(quantity)],
    ["price", "金额（元）", ({ totalFen }) => fenToYuan(totalFen)],
    [
      "state",
      "状态",
      (order) =>
        ORDER_WORDS[goodsOrderState({ ...order, isChecking: checking.has(order.orderNum) }, now)],
    ],
    ["remark", "备注", ({ remark }) => remark],
    ["leave_word", "留言", ({ leaveWord }) => leaveWord],
    [
      "customer_remarks",
      "填写的信息",
      ({ customerRemarks }) => customerRemarks.map(({ content }) => content).join("；"),
    ],
    ["created_at", "下单时间", ({ createdAt }) => timeText(createdAt)],
    ["paid_at", "付款时间", ({ paidAt }) => timeText(paidAt)],
  ]);
}

async function exportRentals(db: Db, userId: number): Promise<ExportSection> {
  const rents = await db
    .select({ rental: rentals, orderNum: orders.orderNum, depositFen: orders.depositFen })
    .from(rentals)
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .where(eq(orders.userId, userId));
  return exportTable("rentals", "租用", rents, [
    ["order_num", "订单号", (rent) => rent.orderNum],
    ["starts_at", "开始", ({ rental }) => timeText(rental.startsAt)],
    ["ends_at", "到期", ({ rental }) => timeText(rental.endsAt)],
    ["closed_at", "结束", ({ rental }) => timeText(rental.closedAt)],
    ["deposit", "押金（元）", ({ depositFen }) => fenToYuan(depositFen)],
    ["kept", "扣除（元）", ({ rental }) => fenToYuan(rental.depositKeptFen)],
  ]);
}

async function exportExtensions(db: Db, userId: number): Promise<ExportSection> {
  const extensions = await db
    .select()
    .from(rentalExtensions)
    .where(eq(rentalExtensions.userId, userId))
    .orderBy(asc(rentalExtensions.id));
  return exportTable("extensions", "续租", extensions, [
    ["order_num", "订单号", (extension) => extension.orderNum],
    ["hours", "小时", ({ hours }) => String(hours)],
    ["price", "金额（元）", ({ totalFen }) => fenToYuan(totalFen)],
    ["created_at", "下单时间", ({ createdAt }) => timeText(createdAt)],
    ["paid_at", "付款时间", ({ paidAt }) => timeText(paidAt)],
  ]);
}

async function exportBoosts(db: Db, userId: number): Promise<ExportSection> {
  const boosts = await db
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.userId, userId))
    .orderBy(boostOrders.id);
  return exportTable("boosts", "代练订单", boosts, [
    ["order_num", "订单号", (boost) => boost.orderNum],
    ["game", "游戏", ({ gameName }) => boostTitle(gameName)],
    ["partition", "大区", ({ partitionName }) => partitionName],
    ["ranks", "段位", ({ startName, targetName }) => `${startName} → ${targetName}`],
    ["price", "金额（元）", ({ totalFen }) => fenToYuan(totalFen)],
    ["state", "状态", ({ status }) => BOOST_WORDS[status === "received" ? "waiting" : status]],
    ["created_at", "下单时间", ({ createdAt }) => timeText(createdAt)],
    ["paid_at", "付款时间", ({ paidAt }) => timeText(paidAt)],
  ]);
}

async function exportAfterSales(db: Db, userId: number): Promise<ExportSection> {
  const requests = await db
    .select()
    .from(afterSales)
    .where(eq(afterSales.userId, userId))
    .orderBy(afterSales.id);
  return exportTable("after_sales", "售后", requests, [
    ["order_num", "订单号", (request) => request.orderNum],
    [
      "reason",
      "原因",
      ({ reason }) => ({ ...AFTER_SALE_REASON_LABELS, ...DEPOSIT_CLAIM_REASON_LABELS })[reason],
    ],
    ["text", "说明", ({ text }) => text],
    ["state", "状态", ({ state }) => AFTER_SALE_WORDS[state]],
    ["created_at", "申请时间", ({ createdAt }) => timeText(createdAt)],
  ]);
}

async function exportRefunds(db: Db, userId: number): Promise<ExportSection> {
  const numbersOf = (table: typeof orders | typeof boostOrders | typeof rentalExtensions) =>
    db.select({ orderNum: table.orderNum }).from(table).where(eq(table.userId, userId));
  const { orderNum } = paymentRefunds;
  const refunds = await db
    .select()
    .from(paymentRefunds)
    .where(
      or(
        inArray(orderNum, numbersOf(orders)),
        inArray(orderNum, numbersOf(boostOrders)),
        inArray(orderNum, numbersOf(rentalExtensions)),
      ),
    )
    .orderBy(paymentRefunds.createdAt);
  return exportTable("refunds", "退款", refunds, [
    ["order_num", "订单号", (refund) => refund.orderNum],
    ["amount", "金额（元）", ({ amountFen }) => fenToYuan(amountFen)],
    ["state", "状态", ({ state }) => REFUND_WORDS[state]],
    ["created_at", "申请时间", ({ createdAt }) => timeText(createdAt)],
    ["refunded_at", "退款时间", ({ refundedAt }) => timeText(refundedAt)],
  ]);
}

async function exportReviews(db: Db, userId: number): Promise<ExportSection> {
  const reviews = await db
    .select({ comment: comments, orderNum: orders.orderNum })
    .from(comments)
    .innerJoin(orders, eq(orders.id, comments.orderId))
    .where(eq(orders.userId, userId))
    .orderBy(comments.id);
  return exportTable("reviews", "评价", reviews, [
    ["order_num", "订单号", (review) => review.orderNum],
    ["score", "评分", ({ comment }) => String(comment.score)],
    ["content", "内容", ({ comment }) => comment.content],
    ["reply", "商家回复", ({ comment }) => comment.reply ?? ""],
    ["created_at", "评价时间", ({ comment }) => timeText(comment.createdAt)],
  ]);
}
