/** Sentences with a promising word that promise nothing: why, and what they look like. */
export const NEUTRAL: readonly (readonly [why: string, says: RegExp])[] = [
  [
    "prices of the market, computed when the page is drawn",
    /(?<!全网|全城|全国|业内|市面)最低(?=$|[，。、 ：·…和居，的]|价|时租|押金|一颗星|别低于|到最高|多少)/,
  ],
  [
    "names of states, fields and lists of refunds",
    /^的?退款(?:有了结果，请登录查看。|中|失败|时间|结果|：…)?$|退款(?:售后|记录|金额|原因|的原因|结果|申请|与售后|和售后|与余额账目|等风险|要写原因)|(?:已|待|等待|部分|售后|平台|确认|查看)退款/,
  ],
  [
    "what a buyer, seller or operator does or did, or cannot do",
    /(?:不|不能|已经|再|可|不同意|拒绝|同意|决定|再决定|办理|什么情况|恶意|没有)退款|退款(?:时双方约定|或余额时|和争议)|(?:付款、|发货、|支付、|它们的|路上的|售后、)退款|退款到账之后/,
  ],
  ["movements in the books", /(?:平台优惠|分享收益|返现)退回|…退回…/],
  ["duties of users", /应(?:当)?(?:保证|保管好)|卖家要保证什么|不足部分由租客赔偿|怎样保管它们/],
  ["waiting times of the page itself", /六十秒|几秒后再试|剩余不到 … 秒|… 秒|… 分钟内最多上传/],
  ["a heading for what is promised by name below it", /^保证$/],
  ["what the platform does not do", /无法保障|没有担保|也不担保/],
  ["the purpose of logs", /为了保障安全/],
  ["the game's maker", /游戏官方/],
  ["rules that refuse promises", /不能承诺|才能承诺|不是平台的保障/],
  ["hours of a game in which boosts are taken, from its row", /全天接单/],
];
