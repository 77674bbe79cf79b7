import { SMS_KINDS, type SmsKind } from "@storefront/contract/account/sms-kinds";
import { asObject, asText } from "@/lib/decode/lenient";

export interface SmsChoices {
  /** Whether the operator sends SMS. */
  available: boolean;
  /** The masked number that gets them; "" for none. */
  phone: string;
  kinds: readonly SmsKind[];
}

/** Reads the answer of `smsNotices`. @returns null without a list of kinds */
export function readSmsChoices(data: unknown): SmsChoices | null {
  const { available, phone, kinds } = asObject<keyof SmsChoices>(data);
  if (!Array.isArray(kinds)) return null;
  return {
    available: available === true,
    phone: asText(phone, 20),
    kinds: SMS_KINDS.filter((kind) => kinds.includes(kind)),
  };
}
