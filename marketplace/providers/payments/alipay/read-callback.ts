import { yuanToFen } from "@storefront/contract/money";
import type { AlipaySdk } from "alipay-sdk";
import type { CallbackRefusal, ParsedCallback } from "../provider";
import type { AlipaySettings } from "./settings";

const PAID = new Set(["TRADE_SUCCESS", "TRADE_FINISHED"]);
const CLOSED = "TRADE_CLOSED";

/**
 * Reads a callback of Alipay: a form whose fields are signed with Alipay's key. The signature is verified before
 * any other field is trusted.
 */
export function readCallback(
  sdk: Pick<AlipaySdk, "checkNotifySignV2">,
  { appId, sellerId }: Pick<AlipaySettings, "appId" | "sellerId">,
  body: Uint8Array,
): ParsedCallback {
  const fields = readForm(body);
  if (fields === null) return refused("malformed");
  if (fields["sign_type"] !== "RSA2" || !sdk.checkNotifySignV2(fields)) {
    return refused("bad_signature");
  }
  if (fields["app_id"] !== appId) return refused("wrong_app");
  if (fields["seller_id"] !== sellerId) return refused("wrong_merchant");
  const status = fields["trade_status"] ?? "";
  // A refund is reported with the status of the payment that it belongs to.
  const isRefund = fields["gmt_refund"] !== undefined;
  if (status === CLOSED && !isRefund && fields["out_trade_no"]) {
    return { state: "failed", orderNum: fields["out_trade_no"], event: status };
  }
  if (!PAID.has(status) || isRefund) return { state: "ignored", event: status };
  const { notify_id: callbackId, out_trade_no: orderNum, trade_no: tradeNum } = fields;
  const amountFen = yuanToFen(fields["total_amount"]);
  if (!callbackId || !orderNum || !tradeNum || amountFen === null) return refused("malformed");
  return { state: "paid", callback: { callbackId, orderNum, amountFen, tradeNum } };
}

/** @returns null when a field is repeated, because it is unknown which value was signed */
function readForm(body: Uint8Array): Record<string, string> | null {
  const pairs = [...new URLSearchParams(Buffer.from(body).toString("utf8"))];
  const fields = Object.fromEntries(pairs);
  return pairs.length === Object.keys(fields).length ? fields : null;
}

const refused = (reason: CallbackRefusal): ParsedCallback => ({ state: "refused", reason });
