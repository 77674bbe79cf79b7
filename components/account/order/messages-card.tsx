"use client";

import {
  BOOSTER_NAME,
  type ConversationParty,
  PARTY_NAMES,
} from "@storefront/contract/messages/message-terms";
import { dayTime } from "@storefront/contract/text/china-time";
import { useState } from "react";
import { UnreadBadge } from "@/components/messages/unread-badge";
import { Button } from "@/components/ui/button";
import { LazyComponent } from "@/components/ui/lazy-component";
import { type InboxLine, readInbox } from "@/lib/messages/read-inbox";
import type { OrderPage } from "@/lib/order/order-page";
import { useAccountCall } from "../parts/use-account-call";
import { Card } from "./card";

const loadContact = () => import("@/components/account/inbox/contact").then((part) => part.Contact);

/** The last messages about this order, and the buttons that open the conversations. */
export function MessagesCard({ page: { order, boost } }: { page: OrderPage }) {
  const answer = useAccountCall("conversations", {}, readInbox, awaitMessages);
  const [party, setParty] = useState<ConversationParty | null>(null);
  const lines = answer.kind === "ready" ? answer.data : [];
  const ofOrder = lines.filter(({ subject }) => subject.order_num === order.orderNum);
  const hasSeller = order.kind !== "boost" || boost?.booster != null;
  return (
    <div className="print:hidden">
      <Card title="消息">
        {ofOrder.length === 0 ? (
          <p className="text-ink-2 text-sm">对这笔订单有疑问，可以直接问卖家或平台客服。</p>
        ) : (
          <ul className="-mx-2">
            {ofOrder.map((line) => (
              <li key={line.subject.party}>
                <LastMessage line={line} onOpen={() => setParty(line.subject.party)} />
              </li>
            ))}
          </ul>
        )}
        <p className="mt-3 flex flex-wrap gap-2">
          {hasSeller ? (
            <Button size="small" onClick={() => setParty("seller")}>
              联系{order.kind === "boost" ? BOOSTER_NAME : "卖家"}
            </Button>
          ) : null}
          <Button size="small" onClick={() => setParty("platform")}>
            {PARTY_NAMES.platform}
          </Button>
        </p>
      </Card>
      {party === null ? null : (
        <LazyComponent
          key={party}
          load={loadContact}
          props={{
            subject: { order_num: order.orderNum, party },
            hasShop: hasSeller,
            phoneLink: order.phoneLink,
            onClose: () => {
              setParty(null);
              if (answer.kind === "ready") void answer.reload();
            },
          }}
        />
      )}
    </div>
  );
}

const awaitMessages = (lines: readonly InboxLine[]): string =>
  lines.map(({ lastAt, unread }) => `${lastAt?.getTime()} ${unread}`).join();

function LastMessage({ line, onOpen }: { line: InboxLine; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-2 rounded-s px-2 py-1.5 text-left hover:bg-ground"
    >
      <span className="min-w-0 flex-1">
        <span className="flex justify-between gap-2 text-xs">
          <span className="truncate text-ink [unicode-bidi:isolate]">
            {line.partyName || PARTY_NAMES[line.subject.party]}
          </span>
          <span className="figures shrink-0 text-ink-2">
            {line.lastAt === null ? "" : dayTime(line.lastAt, new Date())}
          </span>
        </span>
        <span className="block truncate text-ink-2 text-sm [unicode-bidi:isolate]">
          {line.lastText}
        </span>
      </span>
      {line.unread > 0 ? <UnreadBadge count={line.unread} /> : null}
    </button>
  );
}
