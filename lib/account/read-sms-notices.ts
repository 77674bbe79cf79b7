import { NOTICE_KINDS, type NoticeKind } from "@storefront/contract/account/notice-kinds";
import { asObject, asText } from "@/lib/decode/lenient";

export interface SmsNotices {
  /** Whether the operator sends notices. */
  available: boolean;
  /** The masked number that gets them; "" for none. */
  phone: string;
  kinds: readonly NoticeKind[];
}

/** Reads the answer of `smsNotices`. @returns null without a list of kinds */
export function readSmsNotices(data: unknown): SmsNotices | null {
  const { available, phone, kinds } = asObject<keyof SmsNotices>(data);
  if (!Array.isArray(kinds)) return null;
  return {
    available: available === true,
    phone: asText(phone, 20),
    kinds: NOTICE_KINDS.filter((kind) => kinds.includes(kind)),
  };
}
