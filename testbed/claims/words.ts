/** Words of sentences that may promise something. Each must stand in a claim (claims.ts), or in a neutral wording. */
export const PROMISING_WORDS = new RegExp(
  [
    // Money that comes back, or is kept for somebody.
    "赔|退(?!出|役|房)|原路|全额|保管|代管|冻结|返现|放款|放给|(?:付|才|交)给卖家|转入余额|免费|不收(?!购)|不扣|一分不|重复扣",
    "保障|担保|保证|承诺|官方|100 ?%|终身|永久|十倍|平均|最低|最快|不少于",
    // Times.
    "(?:分钟|小时|(?<!聊)天|日)内|最晚|最迟|全天|7 ?×24|秒|立即(?!购买|租号|下单)|马上|当场|随时|没有异议",
    "自动(?:完成|关闭|确认|取消|同意)",
  ].join("|"),
  "gu",
);
