import { fenToYuan } from "@storefront/contract/money";
import { asCount, asFen, asFlag, asList, asObject, asText, unique } from "../decode/lenient";

const MOST = 20;

/** Lines of the lucky ticker: recent buyers, anonymized by the server (product §4 Tickers). */
export function recentSaleTexts(value: unknown): string[] {
  return unique(asList(value, saleText), String).slice(0, MOST);
}

function saleText(value: unknown): string | null {
  const sale = asObject(value);
  const buyer = asText(sale.buyer, 20);
  if (buyer === "") return null;
  const spec = asText(sale.spec_name, 60);
  const quantity = Math.max(1, asCount(sale.quantity));
  const bought =
    spec === "" ? ` ${quantity} 件` : `「${spec}」${quantity > 1 ? `${quantity} 件` : ""}`;
  return `${buyer} 买了${bought}${savedText(asFen(sale.saved), asFlag(sale.first_order))}`;
}

function savedText(saved: number, firstOrder: boolean): string {
  if (saved === 0) return "";
  return firstOrder ? `，首单省 ¥${fenToYuan(saved)}` : `，省 ¥${fenToYuan(saved)}`;
}
