/** How worn a bag is, from 0 (never used) to 4. */
export type Wear = 0 | 1 | 2 | 3 | 4;

export interface Grade {
  name: string;
  wear: Wear;
  /** Signs of wear that this grade allows; an appraiser documents them. */
  text: string;
}

/** Grades of a bag's condition, best first. */
export const BAG_GRADES: readonly Grade[] = [
  { name: "未使用", wear: 0, text: "吊牌、防尘袋齐全，贴膜未撕。" },
  { name: "九九新", wear: 1, text: "背过一两次，看不出痕迹。" },
  { name: "九五新", wear: 2, text: "五金有细划痕，皮面完好。" },
  { name: "九成新", wear: 3, text: "底角轻微磨白，正面看不到。" },
  { name: "八成新", wear: 4, text: "提手变色、边角磨损，逐处拍照。" },
];
