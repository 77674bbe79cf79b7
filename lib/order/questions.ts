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
