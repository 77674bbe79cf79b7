import { AFTER_SALE_DAYS, NO_REASON_REFUND_DAYS, SERVICE_HOURS } from "@/lib/constants";

/** Points that an appraiser checks; `x` and `y` locate each on the drawn bag of the page header (640 × 560 box). */
export const CHECKS = [
  { name: "提手", text: "弯折处的油边有没有裂", x: 320, y: 96, side: "right" },
  { name: "走线", text: "针距、斜度、收口的线结", x: 168, y: 262, side: "left" },
  { name: "五金", text: "镀层、重量、螺丝的槽口", x: 320, y: 292, side: "right" },
  { name: "皮面", text: "纹理、气味、按压的回弹", x: 206, y: 388, side: "left" },
  { name: "底角", text: "四角磨损，按毫米记下", x: 470, y: 446, side: "right" },
] as const;

export const APPRAISAL = [
  { name: "先称、先量", text: "重量与尺寸和档案对不上的，后面不用看了。" },
  { name: "灯下看皮", text: "侧光看纹理，背光看补色，紫光看胶水。" },
  { name: "数针脚", text: "每三厘米多少针，同一款差一针就停下来复核。" },
  { name: "拆开看五金", text: "能拆的拆，螺丝、拉链、锁芯逐个拍照。" },
  { name: "两个人各写各的", text: "两位鉴定师分开写结论，不一致就请第三位。" },
  { name: "附单出门", text: "结论、瑕疵、照片编成一张单，跟着包走。" },
] as const;

export const CONSIGNMENT = [
  { who: "你", name: "拍五张照片", text: "正面、背面、底角、内里、五金。" },
  { who: "我们", name: "给一个价格区间", text: "参照同款成交价，说明高低差在哪儿。" },
  { who: "我们", name: "上门取件", text: "当面装箱贴封条，编号写在回执上。" },
  { who: "我们", name: "鉴定、养护、拍照", text: "要花钱的养护先报价，你点头才做。" },
  { who: "你", name: "定价上架", text: "价格你说了算，卖出之前都可以改。" },
  { who: "我们", name: "卖出、打款", text: "买家确认收货后，款项打到你的账户。" },
] as const;

export const QUESTIONS = {
  "鉴定不通过怎么办？": "原箱寄回。不通过的理由写在单子上，你可以拿去问别人。",
  "卖不掉呢？": "包一直是你的，可以降价，也可以换季再上。",
  "买家收到后反悔了呢？": `与描述不符的，收货 ${AFTER_SALE_DAYS} 天内可以申请退款，寄回来先复验封条与编号，再决定退款。页面标明「${NO_REASON_REFUND_DAYS} 天无理由」的，付款起 ${NO_REASON_REFUND_DAYS} 天内、发货之前能退。`,
  "什么时候能找到人？": `每天 ${SERVICE_HOURS}。取件和验收的时间可以约在下班之后。`,
} as const;
