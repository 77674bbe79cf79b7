/** Unit of the price of a kind of goods, when it is not per piece: "/小时". */
export function priceUnit(kind: string): string {
  return kind === "租号" ? "/小时" : "";
}
