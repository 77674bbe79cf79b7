/** The games of the sample catalogue. Invented, one for each kind that a player knows. */
export const GAMES = {
  moba: { name: "曜日战歌", kind: "MOBA" },
  royale: { name: "孤屿行动", kind: "大逃杀" },
  fantasy: { name: "九霄长歌", kind: "仙侠网游" },
  shooter: { name: "赤线突击", kind: "射击" },
  anime: { name: "浮空纪行", kind: "开放世界" },
  sports: { name: "巅峰十一人", kind: "体育" },
  sandbox: { name: "方屿物语", kind: "沙盒建造" },
  card: { name: "灵契牌谱", kind: "卡牌" },
  racing: { name: "极漂纪元", kind: "竞速" },
} as const;

export type GameKey = keyof typeof GAMES;
