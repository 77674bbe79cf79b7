import { REPORT_REASON_NAMES } from "@storefront/contract/listing/report-reasons";
import { COUPON_WORDS } from "@storefront/contract/listing/state-words";
import { type MESSAGE_SENDERS, PARTY_NAMES } from "@storefront/contract/messages/message-terms";
import { fenToYuan } from "@storefront/contract/money";
import { LEDGER_EVENT_NAMES } from "@storefront/contract/orders/ledger-events";
import { asc, eq, inArray, or } from "drizzle-orm";
import type { Db } from "../database/db";
import {
  collects,
  conversations,
  envelopes,
  goods,
  goodsAlerts,
  goodsReports,
  ledgerTransfers,
  messages,
  savedSearches,
  sellers,
  shareRewards,
  subscriptions,
  userEnvelopes,
} from "../database/schema";
import type { Deps } from "../deps";
import { toSentQuery } from "../discovery/discovery";
import { balanceOf, earningsOf } from "../ledger/ledger";
import { type ExportSection, exportTable, timeText } from "./export-section";

const SENDERS: Readonly<Record<(typeof MESSAGE_SENDERS)[number], string>> = {
  buyer: "我",
  staff: "客服",
  auto: "自动回复",
};

/** Money, coupons, favorites, alerts, saved searches, follows, conversations, reports and the sales of share links. */
export async function exportActivity(
  { db }: Pick<Deps, "db">,
  userId: number,
): Promise<ExportSection[]> {
  return [
    await exportLedger(db, userId),
    await exportCoupons(db, userId),
    await exportFavourites(db, userId),
    await exportAlerts(db, userId),
    await exportSavedSearches(db, userId),
    await exportFollows(db, userId),
    await exportMessages(db, userId),
    await exportReports(db, userId),
    await exportShareRewards(db, userId),
  ];
}

async function exportLedger(db: Db, userId: number): Promise<ExportSection> {
  const accounts = [balanceOf(userId), earningsOf(userId)];
  const transfers = await db
    .select()
    .from(ledgerTransfers)
    .where(
      or(
        inArray(ledgerTransfers.fromAccount, accounts),
        inArray(ledgerTransfers.toAccount, accounts),
      ),
    )
    .orderBy(asc(ledgerTransfers.id));
  return exportTable("ledger", "余额与收益账目", transfers, [
    ["event", "事项", ({ event }) => LEDGER_EVENT_NAMES[event]],
    [
      "amount",
      "金额（元）",
      ({ toAccount, amountFen }) =>
        fenToYuan(accounts.includes(toAccount) ? amountFen : -amountFen),
    ],
    // Earnings are of other buyers' orders, whose numbers are theirs.
    [
      "order_num",
      "订单号",
      (row) =>
        [row.fromAccount, row.toAccount].includes(balanceOf(userId)) ? (row.orderNum ?? "") : "",
    ],
    ["created_at", "时间", ({ createdAt }) => timeText(createdAt)],
  ]);
}

async function exportCoupons(db: Db, userId: number): Promise<ExportSection> {
  const coupons = await db
    .select({ own: userEnvelopes, name: envelopes.couponName, reduceFen: envelopes.reduceFen })
    .from(userEnvelopes)
    .innerJoin(envelopes, eq(envelopes.id, userEnvelopes.envelopeId))
    .where(eq(userEnvelopes.userId, userId));
  return exportTable("coupons", "优惠券", coupons, [
    ["name", "名称", ({ name }) => name],
    ["reduce", "减免（元）", ({ reduceFen }) => fenToYuan(reduceFen)],
    ["state", "状态", ({ own }) => COUPON_WORDS[own.status === "unused" ? "claimed" : own.status]],
    ["expires_at", "有效期至", ({ own }) => timeText(own.expiresAt)],
  ]);
}

async function exportFavourites(db: Db, userId: number): Promise<ExportSection> {
  const favourites = await db
    .select({ id: goods.id, name: goods.name, at: collects.createdAt })
    .from(collects)
    .innerJoin(goods, eq(goods.id, collects.goodsId))
    .where(eq(collects.userId, userId));
  return exportTable("favourites", "收藏", favourites, [
    ["goods_id", "商品编号", ({ id }) => String(id)],
    ["goods_name", "商品", ({ name }) => name],
    ["created_at", "收藏时间", ({ at }) => timeText(at)],
  ]);
}

async function exportAlerts(db: Db, userId: number): Promise<ExportSection> {
  const alerts = await db
    .select({ alert: goodsAlerts, name: goods.name })
    .from(goodsAlerts)
    .innerJoin(goods, eq(goods.id, goodsAlerts.goodsId))
    .where(eq(goodsAlerts.userId, userId));
  return exportTable("alerts", "提醒", alerts, [
    ["goods_name", "商品", ({ name }) => name],
    ["kind", "提醒", ({ alert }) => (alert.kind === "price" ? "降价" : "空闲或到货")],
    ["created_at", "设置时间", ({ alert }) => timeText(alert.createdAt)],
    ["notified_at", "上次提醒", ({ alert }) => timeText(alert.notifiedAt)],
  ]);
}

async function exportSavedSearches(db: Db, userId: number): Promise<ExportSection> {
  const searches = await db.select().from(savedSearches).where(eq(savedSearches.userId, userId));
  return exportTable("saved_searches", "保存的搜索", searches, [
    ["title", "搜索", ({ title }) => title],
    ["query", "条件", ({ query }) => JSON.stringify(toSentQuery(query))],
    ["notify", "提醒", ({ isNotified }) => (isNotified ? "开" : "关")],
    ["created_at", "保存时间", ({ createdAt }) => timeText(createdAt)],
    ["notified_at", "上次提醒", ({ notifiedAt }) => timeText(notifiedAt)],
  ]);
}

async function exportFollows(db: Db, userId: number): Promise<ExportSection> {
  const follows = await db
    .select({ name: sellers.nickname, at: subscriptions.createdAt })
    .from(subscriptions)
    .innerJoin(sellers, eq(sellers.id, subscriptions.sellerId))
    .where(eq(subscriptions.userId, userId));
  return exportTable("follows", "关注的店铺", follows, [
    ["shop", "店铺", ({ name }) => name],
    ["created_at", "关注时间", ({ at }) => timeText(at)],
  ]);
}

async function exportMessages(db: Db, userId: number): Promise<ExportSection> {
  const talk = await db
    .select({ message: messages, party: conversations.party })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.userId, userId))
    .orderBy(asc(messages.id));
  return exportTable("messages", "消息", talk, [
    ["party", "对方", ({ party }) => PARTY_NAMES[party]],
    ["sender", "发送者", ({ message }) => SENDERS[message.sender]],
    ["text", "内容", ({ message }) => message.text],
    ["image", "图片", ({ message }) => (message.imageId === null ? "" : "有")],
    ["created_at", "时间", ({ message }) => timeText(message.createdAt)],
  ]);
}

async function exportReports(db: Db, userId: number): Promise<ExportSection> {
  const reports = await db
    .select({ report: goodsReports, name: goods.name })
    .from(goodsReports)
    .innerJoin(goods, eq(goods.id, goodsReports.goodsId))
    .where(eq(goodsReports.userId, userId));
  return exportTable("reports", "举报", reports, [
    ["goods_name", "商品", ({ name }) => name],
    ["reason", "原因", ({ report }) => REPORT_REASON_NAMES[report.reason]],
    ["text", "说明", ({ report }) => report.text],
    ["created_at", "时间", ({ report }) => timeText(report.createdAt)],
  ]);
}

async function exportShareRewards(db: Db, userId: number): Promise<ExportSection> {
  const rewards = await db
    .select({ reward: shareRewards, name: goods.name })
    .from(shareRewards)
    .innerJoin(goods, eq(goods.id, shareRewards.goodsId))
    .where(eq(shareRewards.promoterId, userId));
  return exportTable("share_rewards", "分享收益", rewards, [
    ["goods_name", "商品", ({ name }) => name],
    ["reward", "收益（元）", ({ reward }) => fenToYuan(reward.rewardFen)],
    ["created_at", "时间", ({ reward }) => timeText(reward.createdAt)],
  ]);
}
