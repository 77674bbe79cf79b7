/** What the price of a kind of goods is for, when not for one piece: "/小时". */
export function priceUnit(kind: string): string {
  return kind === "租号" ? "/小时" : "";
}
