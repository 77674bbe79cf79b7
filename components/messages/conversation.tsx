"use client";

import {
  BOOSTER_ANSWERS,
  BOOSTER_NAME,
  isWithBooster,
  PARTY_NAMES,
} from "@storefront/contract/messages/message-terms";
import { SERVICE_HOURS } from "@storefront/contract/text/service-hours";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { orderAddress } from "@/lib/addresses/order-address";
import type { Subject } from "@/lib/messages/subject";
import { MessageList } from "./message-list";
import { useConversation } from "./use-conversation";
import { WriteForm } from "./write-form";

/** One conversation: its subject, its messages and the form. */
export function Conversation({ subject }: { subject: Subject }) {
  const { conversation, problem, add, readOlder, reload } = useConversation(subject);
  if (conversation === undefined) {
    return (
      <div className="grid flex-1 place-items-center p-6">
        {problem === null ? (
          <p role="status" className="flex items-center gap-2 text-ink-2">
            <Spinner />
            正在打开会话…
          </p>
        ) : (
          <p role="alert" className="space-y-3 text-center text-danger">
            {problem}
            <Button size="small" className="mx-auto flex" onClick={reload}>
              重试
            </Button>
          </p>
        )}
      </div>
    );
  }
  const { title, partyName, isServiceOpen, messages, hasOlder } = conversation;
  return (
    <>
      <div className="border-line border-b px-4 py-2 text-xs">
        <p className="truncate text-ink [unicode-bidi:isolate]">
          {partyName || PARTY_NAMES[subject.party]} ·{" "}
          <a href={addressOf(subject)} className="text-primary-strong hover:underline">
            {title}
          </a>
        </p>
        <p className="text-ink-2">
          {isWithBooster(subject)
            ? BOOSTER_ANSWERS
            : `${isServiceOpen ? "客服在线" : "现在是非服务时间"}，服务时间 ${SERVICE_HOURS}`}
        </p>
      </div>
      <MessageList
        messages={messages}
        staff={isWithBooster(subject) ? BOOSTER_NAME : "客服"}
        hasOlder={hasOlder}
        onOlder={readOlder}
      />
      {problem === null ? null : (
        <p role="status" className="px-4 py-1 text-danger text-xs">
          {problem}
        </p>
      )}
      <WriteForm subject={subject} onSent={add} />
    </>
  );
}

/** The page of the conversation's listing or order. */
const addressOf = ({ goods_id, order_num }: Subject): string =>
  order_num === undefined ? goodsAddress(goods_id) : orderAddress(order_num);
