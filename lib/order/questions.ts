import { DEPOSIT_PROMISE } from "@storefront/contract/labels/deposit-labels";
import { AFTER_SALE_DAYS } from "@storefront/contract/listing/refund-terms";
import { fenToYuan } from "@storefront/contract/money";
import type { Question } from "@/lib/ui/question";

/** What the desktop asks before an action of the buyer that cannot be undone. */

interface OrderedGoods {
  goodsName: string;
  priceFen: number;
}

const fact = (label: string, value: string) => ({ label, value });
const amount = (label: string, fen: number) => ({
  label,
  value: `¥${fenToYuan(fen)}`,
  isAmount: true,
});

const ordered = ({ goodsName, priceFen }: OrderedGoods) => [
  fact("商品", goodsName),
  amount("订单金额", priceFen),
];

export const cancelQuestion = (order: OrderedGoods): Question => ({
  title: "取消订单",
  facts: ordered(order),
  consequence:
    "取消后不能恢复，库存可能被别人买走。没有付款，不会扣款；已使用的优惠券在有效期内退回。",
  confirm: "确认取消",
  keep: "先不取消",
});

/** Says what the ledger does: the money stays with the platform until the time for requests is over. */
export const receiptQuestion = (order: OrderedGoods & { kind: string }): Question =>
  order.kind === "boost"
    ? {
        title: "确认代练完成",
        facts: ordered(order),
        consequence: `请先登录游戏核对段位。确认后订单完成，不能撤回；${AFTER_SALE_DAYS} 天内发现问题还可以申请售后。`,
        confirm: "已核对，确认完成",
        keep: "再核对一下",
      }
    : {
        title: "确认收货",
        facts: ordered(order),
        consequence: `请先登录核对交付的内容。确认后订单完成，不能撤回；${AFTER_SALE_DAYS} 天售后期结束，货款就付给卖家，不能再申请售后。`,
        confirm: "已核对，确认收货",
        keep: "再核对一下",
      };

export const returnQuestion = (
  order: OrderedGoods,
  { depositFen }: { depositFen: number },
): Question => ({
  title: "提前归还",
  facts: [fact("账号", order.goodsName), ...(depositFen > 0 ? [amount("押金", depositFen)] : [])],
  consequence: `归还后不能再登录，剩余时间的租金不退。${depositFen > 0 ? `押金${DEPOSIT_PROMISE}。` : ""}`,
  confirm: "确认归还",
  keep: "再玩一会儿",
});

export const cancelBoostQuestion = (order: OrderedGoods): Question => ({
  title: "取消代练",
  facts: ordered(order),
  consequence: "代练接单之前可以随时取消，全额退回。取消不能撤回，需要的话请重新下单。",
  confirm: "确认取消",
  keep: "继续等待",
});

export const refundNowQuestion = (order: OrderedGoods): Question => ({
  title: "无理由退款",
  facts: [fact("商品", order.goodsName), amount("退款金额", order.priceFen)],
  consequence: "订单取消，全额原路退回，不用等卖家处理。卡密不再发放，不能撤回。",
  confirm: "确认退款",
  keep: "先不退",
});

export const withdrawQuestion = (
  order: OrderedGoods,
  { askedFen }: { askedFen: number },
): Question => ({
  title: "撤销申请",
  facts: [fact("商品", order.goodsName), amount("申请金额", askedFen)],
  consequence: "撤销后订单照常进行；在时限内可以再次申请，次数有限。",
  confirm: "确认撤销",
  keep: "保留申请",
});

export const acceptClaimQuestion = (
  order: OrderedGoods,
  { claimedFen, depositFen }: { claimedFen: number; depositFen: number },
): Question => ({
  title: "同意扣除押金",
  facts: [
    fact("账号", order.goodsName),
    amount("扣除", claimedFen),
    fact("其余", `¥${fenToYuan(Math.max(0, depositFen - claimedFen))}`),
  ],
  consequence: `同意后扣除 ¥${fenToYuan(claimedFen)}，其余押金原路退回，不能反悔。`,
  confirm: "同意扣除",
  keep: "再想想",
});

export const cancelExtensionQuestion = (
  order: OrderedGoods,
  { hours, fen }: { hours: number; fen: number },
): Question => ({
  title: "取消续租",
  facts: [fact("账号", order.goodsName), fact("续租", `${hours} 小时`), amount("金额", fen)],
  consequence: "取消后这笔续租不能再付款，没有付款不会扣款。租期不变，需要的话可以重新续租。",
  confirm: "确认取消",
  keep: "先不取消",
});
