import type { Db } from "@storefront/marketplace/database/db";
import { operatorAudit } from "@storefront/marketplace/database/schema";

/** Who performs an action. The id is null for the command line, and for a login under an unknown name. */
export interface Actor {
  id: number | null;
  name: string;
}

/** The actor of `npm run market` commands. */
export const COMMAND_LINE: Actor = { id: null, name: "命令行" };

/** Actions, with their names on the audit page. */
export const AUDIT_ACTIONS = {
  "operator.add": "添加操作员",
  "operator.remove": "移除操作员",
  "operator.reset": "重置操作员登录",
  "operator.password": "修改自己的密码",
  "operator.totp": "更换自己的动态码",
  "session.login": "登录",
  "session.refused": "登录失败",
  "session.logout": "退出",
  "order.start": "开始交付",
  "order.deliver": "交付",
  "order.cancel": "取消订单",
  "order.refund": "退款",
  "order.exchange": "更换卡密",
  "order.extend": "延长期限",
  "order.retry": "重新处理",
  "boost.accept": "代练接单",
  "boost.begin": "代练开打",
  "boost.account": "查看账号",
  "boost.finish": "代练完成",
  "boost.report": "代练进度",
  "boost_game.add": "添加代练游戏",
  "boost_game.edit": "编辑代练价目",
  "booster.add": "添加代练",
  "booster.change": "修改代练",
  "listing.create": "新建商品",
  "listing.edit": "编辑商品",
  "listing.price": "修改价格",
  "listing.stock": "修改库存",
  "listing.unlist": "下架",
  "listing.relist": "重新上架",
  "listing.secrets": "添加卡密",
  "promise.agree": "同意有承诺的文字",
  "promise.refuse": "拒绝有承诺的文字",
  "catalogue.import": "导入商品",
  "catalogue.export": "导出商品",
  "game.edit": "编辑游戏",
  "refund.retry": "重新退款",
  "refund.request": "提出退款，等待批准",
  "refund.approve": "批准退款",
  "refund.reject": "不批准退款",
  "payment.apply": "核对后入账",
  "payment.refund": "核对后退款",
  "message.answer": "回复买家",
  "report.handle": "处理举报",
  "review.reply": "代卖家回复评价",
  "review.hide": "隐藏评价",
  "review.show": "恢复显示评价",
  "user.block": "停用用户",
  "user.unblock": "恢复用户",
  "coupon.create": "新建优惠券",
  "coupon.end": "结束优惠券",
  "after_sale.accept": "代卖家同意退款",
  "after_sale.refuse": "代卖家拒绝退款",
  "after_sale.escalate": "代卖家申请平台介入",
  "after_sale.decide": "裁决售后",
  "rental.confirm": "确认归还",
  "rental.password": "更换租号密码",
  "deposit.claim": "申请扣除押金",
  "deposit.withdraw": "撤销扣押金申请",
  "deposit.decide": "裁决押金",
} as const;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

interface Entry {
  action: AuditAction;
  /** "order 7…", "listing 1001", "operator 3". */
  subject: string;
  /** Changed fields, old and new values. Never secrets. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Records an action in the transaction that performs it, so that neither happens without the other. */
export async function recordAudit(tx: Db, actor: Actor, entry: Entry, now: Date): Promise<void> {
  await tx.insert(operatorAudit).values({
    operatorId: actor.id,
    operatorName: actor.name,
    action: entry.action,
    subject: entry.subject,
    before: entry.before ?? null,
    after: entry.after ?? null,
    createdAt: now,
  });
}
