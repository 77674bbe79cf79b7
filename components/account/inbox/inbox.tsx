"use client";

import { PARTY_NAMES } from "@storefront/contract/messages/message-terms";
import { dayTime } from "@storefront/contract/text/china-time";
import { AccountData } from "@/components/account/parts/account-data";
import { useAccountCall } from "@/components/account/parts/use-account-call";
import { type InboxLine, readInbox } from "@/lib/messages/read-inbox";
import { type Subject, subjectKey } from "@/lib/messages/subject";
import { UnreadBadge } from "../../messages/unread-badge";

/** The visitor's conversations, most recent first. */
export function Inbox({ onOpen }: { onOpen: (subject: Subject) => void }) {
  const answer = useAccountCall("conversations", {}, readInbox);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto p-2">
      <AccountData answer={answer} label="消息">
        {(lines) =>
          lines.length === 0 ? (
            <p className="py-12 text-center text-ink-2 text-sm">
              还没有消息。在商品页或订单里点「联系客服」开始。
            </p>
          ) : (
            <ul>
              {lines.map((line) => (
                <li key={subjectKey(line.subject)}>
                  <Line line={line} onOpen={() => onOpen(line.subject)} />
                </li>
              ))}
            </ul>
          )
        }
      </AccountData>
    </div>
  );
}

function Line({ line, onOpen }: { line: InboxLine; onOpen: () => void }) {
  const { partyName, lastAt, title, lastText, unread } = line;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full items-center gap-3 rounded-s px-3 py-2.5 text-left hover:bg-ground"
    >
      <span className="grid min-w-0 flex-1">
        <span className="flex justify-between gap-3">
          <strong className="truncate font-medium [unicode-bidi:isolate]">
            {partyName || PARTY_NAMES[line.subject.party]}
          </strong>
          <span className="figures shrink-0 text-ink-2 text-xs">
            {lastAt === null ? "" : dayTime(lastAt, new Date())}
          </span>
        </span>
        <span className="truncate text-ink-2 text-xs [unicode-bidi:isolate]">{title}</span>
        <span className="truncate text-ink-2 text-sm [unicode-bidi:isolate]">{lastText}</span>
      </span>
      {unread === 0 ? null : <UnreadBadge count={unread} />}
    </button>
  );
}
