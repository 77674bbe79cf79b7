"use client";

import * as Dialog from "@radix-ui/react-dialog";
import {
  BOOSTER_NAME,
  CONVERSATION_PARTIES,
  isWithBooster,
  PARTY_NAMES,
} from "@storefront/contract/messages/message-terms";
import { useEffect, useRef, useState } from "react";
import { type Subject, subjectKey } from "@/lib/messages/subject";
import { Conversation } from "../../messages/conversation";
import { Inbox } from "./inbox";
import { NotificationSwitch } from "./notification-switch";

interface Props {
  /** null shows the inbox. */
  subject: Subject | null;
  /** false when there is no seller to write to: a boost without a booster. */
  hasShop?: boolean;
  onClose: () => void;
}

/** Closes the open panel; only one is open at a time. */
let closeOpen: (() => void) | null = null;

/**
 * Conversations in a non-modal panel; the page behind stays usable: the panel is over the seller's column of a goods
 * page, whose gallery and buttons stay visible. Closes on Esc and by its button.
 */
export function MessagesPanel({ subject: first, hasShop = true, onClose }: Props) {
  const [subject, setSubject] = useState(first);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const closeThis = () => close.current();
    closeOpen?.();
    closeOpen = closeThis;
    return () => {
      if (closeOpen === closeThis) closeOpen = null;
    };
  }, []);
  return (
    <Dialog.Root open modal={false} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Content
          ref={panel}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            panel.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement && opener.current.isConnected) {
              opener.current.focus();
            }
          }}
          onInteractOutside={(event) => event.preventDefault()}
          className="fixed right-4 bottom-4 max-[1551px]:right-2 max-[1551px]:bottom-2 z-40 flex h-[min(600px,100vh-32px)] w-[min(400px,100vw-32px)] max-[1551px]:w-[min(336px,100vw-16px)] flex-col overflow-hidden rounded-l border border-line bg-white shadow-dialog focus:outline-none print:hidden"
        >
          <header className="flex items-center gap-2 border-line border-b px-4 py-3">
            <Dialog.Title className="mr-auto font-semibold text-base text-ink">
              {subject === null ? "我的消息" : "客服会话"}
            </Dialog.Title>
            {subject !== null && first === null ? (
              <button type="button" className={ACTION} onClick={() => setSubject(null)}>
                全部消息
              </button>
            ) : null}
            {subject !== null && first !== null && hasShop ? (
              <PartySwitch subject={subject} onChange={setSubject} />
            ) : null}
            <Dialog.Close aria-label="关闭" className={ACTION}>
              <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
                <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.6" />
              </svg>
            </Dialog.Close>
          </header>
          {subject === null ? (
            <>
              <Inbox onOpen={setSubject} />
              <NotificationSwitch />
            </>
          ) : (
            <Conversation key={subjectKey(subject)} subject={subject} />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const ACTION =
  "inline-flex h-8 items-center rounded-s px-2 text-ink-2 text-sm hover:bg-ground hover:text-ink aria-pressed:bg-tint aria-pressed:text-primary-strong";

function PartySwitch(props: { subject: Subject; onChange: (subject: Subject) => void }) {
  const { subject, onChange } = props;
  return (
    <fieldset aria-label="和谁聊" className="flex">
      {CONVERSATION_PARTIES.map((party) => (
        <button
          key={party}
          type="button"
          aria-pressed={subject.party === party}
          className={ACTION}
          onClick={() => onChange({ ...subject, party })}
        >
          {isWithBooster({ ...subject, party }) ? BOOSTER_NAME : PARTY_NAMES[party]}
        </button>
      ))}
    </fieldset>
  );
}
