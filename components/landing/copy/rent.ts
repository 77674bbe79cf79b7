import { SERVICE_HOURS } from "@/lib/constants";

/** One evening, told by the clock. The times are an example and are called one on the page. */
export const RENT_EVENING = [
  { at: "19:40", name: "挑号", text: "按游戏、皮肤和价格筛，起租时长与押金都写在标价旁。" },
  { at: "19:42", name: "扫码上号", text: "付款后手机扫码登录，拿不到也用不着原号密码。" },
  { at: "22:42", name: "到点下线", text: "时间到自动退出，想接着玩就续时，不用重新排队。" },
  { at: "22:43", name: "押金退回", text: "没有违规记录，押金按原支付方式退回。" },
] as const;

export const RENT_RECEIPT = [
  { name: "租金", text: "单价 × 小时，不足起租时长按起租算" },
  { name: "押金", text: "下单时冻结，到期自动退" },
  { name: "违规扣款", text: "须有对局记录作证，可以申诉" },
  { name: "平台手续费", text: "不向租客收取" },
] as const;

export const RENT_QUESTIONS = [
  {
    ask: "租号会不会被原号主顶下来？",
    answer:
      "起租后由平台锁定登录权。原号主中途登录的，剩余时长按比例退租金，并计入号主的信用记录。",
  },
  {
    ask: "押金什么时候退？",
    answer:
      "租期结束、没有违规记录就自动退回，走原来的支付方式。有争议时先看对局记录，再由人工客服裁定。",
  },
  {
    ask: "电脑上能租吗？",
    answer:
      "电脑上可以看号、比价。起租需要用手机扫码登录游戏，所以下单在 App 里完成：打开商品页，扫码即可继续。",
  },
  {
    ask: "找谁处理问题？",
    answer: `App 订单页点「联系客服」，人工客服 ${SERVICE_HOURS} 在线。`,
  },
] as const;
