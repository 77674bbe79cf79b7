"use client";

import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { dayTime } from "@storefront/contract/text/china-time";
import { useEffect, useRef } from "react";
import type { MessageView } from "@/lib/messages/read-conversation";

const SENDERS = { buyer: "我", auto: "自动消息" } as const;

const BUBBLES = {
  buyer: "bg-primary text-white",
  staff: "bg-ground text-ink",
  auto: "bg-tint text-ink-2",
} as const;

interface Props {
  messages: readonly MessageView[];
  /** Name of the other party: 客服 or 代练. */
  staff: string;
  hasOlder: boolean;
  onOlder: () => Promise<void>;
}

/** The messages, oldest first; scrolls to the latest one. */
export function MessageList({ messages, staff, hasOlder, onOlder }: Props) {
  const box = useRef<HTMLElement>(null);
  const latest = messages.at(-1)?.id ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another message is the latest
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [latest]);
  return (
    <section
      ref={box}
      role="log"
      aria-label="消息"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region has to be reachable
      tabIndex={0}
      className="min-h-0 flex-1 space-y-4 overflow-y-auto px-4 py-4"
    >
      {hasOlder ? (
        <button
          type="button"
          onClick={() => void onOlder()}
          className="mx-auto block text-primary-strong text-sm underline underline-offset-4"
        >
          更早的消息
        </button>
      ) : null}
      {messages.length === 0 ? (
        <p className="py-8 text-center text-ink-2 text-sm">
          还没有消息。写下你的问题，{staff}会尽快回复。
        </p>
      ) : null}
      {messages.map((message) => (
        <Message key={message.id} message={message} staff={staff} />
      ))}
    </section>
  );
}

function Message({ message, staff }: { message: MessageView; staff: string }) {
  const { sender, text, picture, searchHref, at } = message;
  const name = sender === "staff" ? staff : SENDERS[sender];
  const side = sender === "buyer" ? "items-end" : "items-start";
  return (
    <div className={`flex flex-col gap-1 ${side}`}>
      <p className="figures text-ink-2 text-xs">
        {sender === "staff" ? staff : SENDERS[sender]}{" "}
        {at === null ? null : dayTime(at, new Date())}
      </p>
      {text === "" ? null : (
        <p
          className={`wrap-anywhere max-w-[85%] whitespace-pre-wrap rounded-m px-3 py-2 text-sm [unicode-bidi:isolate] ${BUBBLES[sender]}`}
        >
          {text}
        </p>
      )}
      {searchHref === null ? null : (
        <a href={searchHref} className="text-primary-strong text-sm hover:underline">
          查看全部新商品
        </a>
      )}
      {picture === null ? null : (
        <a href={pictureAt(picture, 1280)} target="_blank" rel="noopener">
          <img
            src={pictureAt(picture, 320)}
            alt={`${name}发送的图片（在新窗口查看）`}
            className="max-h-48 max-w-48 rounded-m border border-line"
          />
        </a>
      )}
    </div>
  );
}
