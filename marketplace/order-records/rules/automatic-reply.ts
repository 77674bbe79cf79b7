import type { ConversationParty } from "@storefront/contract/messages/message-terms";
import {
  isServiceOpen,
  SERVICE_HOURS,
  servicePeriod,
} from "@storefront/contract/text/service-hours";

interface Question {
  party: ConversationParty;
  now: Date;
  /** When the other side, a person or an automatic reply, last wrote. */
  lastReplyAt: Date | null;
}

/**
 * Returns the automatic reply to a buyer's message: once per period of open or closed hours, and not if the other side
 * has already written in that period.
 * @returns null for none
 */
export function automaticReply({ party, now, lastReplyAt }: Question): string | null {
  if (lastReplyAt !== null && servicePeriod(lastReplyAt) === servicePeriod(now)) return null;
  const who = party === "seller" ? "店铺客服" : "平台客服";
  return isServiceOpen(now)
    ? `您好，消息已收到，${who}会尽快回复您。服务时间 ${SERVICE_HOURS}。`
    : `您好，现在是非服务时间，消息已收到。${who}的服务时间是 ${SERVICE_HOURS}，会在 8:00 后回复您。`;
}
