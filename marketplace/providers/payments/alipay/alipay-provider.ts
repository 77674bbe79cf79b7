import { fenToYuan } from "@storefront/contract/money";
import { parsePrivateKey, parsePublicKey } from "@storefront/platform/environment/parsed-keys";
import type { AlipaySdk } from "alipay-sdk";
import { PROVIDER_TIMEOUT_MS } from "../../time-limit";
import { download } from "../download";
import type { PaymentProvider } from "../provider";
import { loadSdk } from "./load-sdk";
import {
  type GatewayAnswer,
  readBillUrl,
  readClosed,
  readCreated,
  readQueried,
  readRefunded,
  readRefundQueried,
} from "./read-answer";
import { readBill } from "./read-bill";
import { readCallback } from "./read-callback";
import type { AlipaySettings } from "./settings";

const CHINA_OFFSET_MS = 8 * 60 * 60 * 1000;

/** Longest subject that Alipay accepts, in characters. */
const SUBJECT_LENGTH = 256;

/**
 * Alipay, paid by a QR code that the buyer scans (alipay.trade.precreate). Calls are signed with RSA2; answers are
 * trusted only with Alipay's signature.
 * @param notifyUrl where Alipay sends callbacks
 */
export function alipayProvider(settings: AlipaySettings, notifyUrl: string): PaymentProvider {
  let loaded: Promise<AlipaySdk> | undefined;
  const loadOnce = () => (loaded ??= openSdk(settings));
  const call = async (method: string, bizContent: object, more = {}): Promise<GatewayAnswer> => {
    const sdk = await loadOnce();
    try {
      return await sdk.exec(method, { ...more, bizContent }, { validateSign: true });
    } catch {
      // No connection, a timeout, a status other than 200, an unreadable body, or a wrong signature.
      return null;
    }
  };
  const query = async (orderNum: string, tradeNum: string | null = null) =>
    readQueried(await call("alipay.trade.query", tradeOf(orderNum, tradeNum)), orderNum);

  return {
    async create({ orderNum, amountFen, subject, expiresAt }) {
      const trade = {
        out_trade_no: orderNum,
        total_amount: fenToYuan(amountFen),
        subject: subject.slice(0, SUBJECT_LENGTH),
        seller_id: settings.sellerId,
        time_expire: chinaTimestamp(expiresAt),
      };
      return readCreated(await call("alipay.trade.precreate", trade, { notify_url: notifyUrl }));
    },
    query,
    async close(orderNum) {
      const closed = readClosed(await call("alipay.trade.close", { out_trade_no: orderNum }));
      if (closed.state !== "unknown" || closed.reason === "no_answer") return closed;
      // The trade cannot be closed, maybe because it is already paid or closed.
      const { state } = await query(orderNum);
      return state === "paid" || state === "closed" ? { state } : closed;
    },
    async refund({ orderNum, tradeNum, refundNum, amountFen, reason }) {
      const refund = {
        ...tradeOf(orderNum, tradeNum),
        out_request_no: refundNum,
        refund_amount: fenToYuan(amountFen),
        refund_reason: reason,
      };
      return readRefunded(await call("alipay.trade.refund", refund));
    },
    async queryRefund({ orderNum, tradeNum, refundNum }) {
      const refund = { ...tradeOf(orderNum, tradeNum), out_request_no: refundNum };
      return readRefundQueried(await call("alipay.trade.fastpay.refund.query", refund));
    },
    async fetchBill(day) {
      const answer = await call("alipay.data.dataservice.bill.downloadurl.query", {
        bill_type: "trade",
        bill_date: day,
      });
      const location = readBillUrl(answer);
      return typeof location === "string" ? readBill(await download(location)) : location;
    },
    parseCallback: async ({ body }) => readCallback(await loadOnce(), settings, body),
    acknowledge: (accepted) => ({
      status: accepted ? 200 : 403,
      contentType: "text/plain; charset=utf-8",
      body: accepted ? "success" : "failure",
    }),
  };
}

/** Alipay takes either number. */
const tradeOf = (orderNum: string, tradeNum: string | null) =>
  tradeNum === null ? { out_trade_no: orderNum } : { trade_no: tradeNum };

/** Loads the SDK on first use: it takes most of a second, which would delay startup and marketplaces without Alipay. */
async function openSdk(settings: AlipaySettings): Promise<AlipaySdk> {
  const { AlipaySdk } = await loadSdk();
  const { appId, privateKey, publicKey, gateway } = settings;
  const sdk = new AlipaySdk({
    ...{ appId, gateway, privateKey, alipayPublicKey: publicKey },
    ...{ keyType: "PKCS8", timeout: PROVIDER_TIMEOUT_MS },
  });
  // It passes them to node:crypto only, which would parse the texts for every signature.
  Object.assign(sdk.config, {
    privateKey: parsePrivateKey(privateKey),
    alipayPublicKey: parsePublicKey(publicKey),
  });
  return sdk;
}

/** Formats a time in Alipay's format, in China's zone: "2026-03-01 09:41:00". */
const chinaTimestamp = (date: Date): string =>
  new Date(date.getTime() + CHINA_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
