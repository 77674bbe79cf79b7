import { encryptSmsPayload } from "@storefront/mobile/sms-payload";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import type { Secrets } from "../product/new-secrets";

type SmsKeys = Pick<Secrets, "SMS_PAYLOAD_KEY" | "SMS_PAYLOAD_IV">;

/** Returns the `data` field of send_sms. @param keys of the marketplace, by default the sandbox's */
export const smsData = (
  phone: string,
  { SMS_PAYLOAD_KEY, SMS_PAYLOAD_IV }: SmsKeys = SAMPLES,
): string =>
  encryptSmsPayload(
    { smsPayloadKey: SMS_PAYLOAD_KEY, smsPayloadIv: SMS_PAYLOAD_IV },
    { phone, event: "login" },
  );
