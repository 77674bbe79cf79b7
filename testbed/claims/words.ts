/** Words of sentences that may promise something. Each must stand in a claim of the table (claims.ts). */
export const PROMISING_WORDS =
  /赔|退款|退回|退还|全额|保管|保障|担保|保证|承诺|(?:分钟|小时|(?<!聊)天)内|全天|7 ?×24|100 ?%|终身|永久|秒|平均|最低|最快|官方|十倍|随时退/g;
