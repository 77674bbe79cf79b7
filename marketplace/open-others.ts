import type { Clock } from "./clock";
import type { Config } from "./config";
import type { Deps } from "./deps";
import { noteWaits } from "./note-waits";
import { chooseVerifier } from "./providers/challenge/webhook-verifier";
import { openProviders } from "./providers/payments/open-providers";
import type { PaymentProvider } from "./providers/payments/provider";
import { chooseSender } from "./providers/sms/choose-sender";
import { wechatOpenPlatform } from "./providers/wechat-login/wechat-open-platform";

type Others = Pick<Deps, "payments" | "sms" | "wechat" | "challenge">;

/** Opens the configured systems of others. A call that waits for one of them may take longer than others. */
export function openOthers(config: Config, clock: Clock): Others {
  const { alipay, wxpay } = openProviders(config.payments, config.publicApiUrl, clock.now);
  const wechat = config.wechatLogin && wechatOpenPlatform(config.wechatLogin);
  const challenge = chooseVerifier(config);
  return {
    payments: {
      ...(alipay && { alipay: notePayments(alipay) }),
      ...(wxpay && { wxpay: notePayments(wxpay) }),
    },
    sms: noteWaits(chooseSender(config), "send"),
    wechat: wechat && noteWaits(wechat, "identify"),
    challenge: challenge && noteWaits(challenge, "verify"),
  };
}

const notePayments = (provider: PaymentProvider): PaymentProvider =>
  noteWaits(provider, "create", "query", "close", "refund", "queryRefund", "fetchBill");
