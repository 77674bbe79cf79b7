"use client";

import { useEffect, useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import { call } from "@/lib/api/call.client";
import type { Failure } from "@/lib/api/result";
import {
  type ConversationView,
  type MessageView,
  mergeMessages,
  readConversation,
} from "@/lib/messages/read-conversation";
import { type Subject, subjectKey } from "@/lib/messages/subject";
import { useSessionToken } from "@/lib/session/use-session-token";
import { UNREAD_KEY } from "./use-unread";

/** While a conversation is looked at, ms (product §9: the polls). SWR rests in a hidden tab and backs off on failures. */
const POLL_MS = 3_000;

interface Shown {
  /** undefined: it has not come yet. */
  conversation: ConversationView | undefined;
  /** Words of the last failure; what came before is still shown. */
  problem: string | null;
  /** Shows messages that an answer brought. */
  add: (messages: readonly MessageView[]) => void;
  readOlder: () => Promise<void>;
  reload: () => void;
}

/** A conversation, polled while its panel is open, and marked as read as far as it is shown. */
export function useConversation(subject: Subject): Shown {
  const token = useSessionToken();
  const { data, error, mutate } = useSWR<ConversationView, Pick<Failure, "msg">>(
    token ? ["conversation", token, subjectKey(subject)] : null,
    () => fetchConversation(subject),
    { refreshInterval: POLL_MS, dedupingInterval: 500 },
  );
  const [kept, setKept] = useState<{ messages: MessageView[]; hasOlder: boolean } | null>(null);
  const messages = mergeMessages(kept?.messages ?? [], data?.messages ?? []);
  useMarkRead(subject, messages.at(-1)?.id ?? 0);

  const keep = (more: readonly MessageView[], hasOlder = kept?.hasOlder) =>
    setKept({
      messages: mergeMessages(messages, more),
      hasOlder: hasOlder ?? data?.hasOlder ?? false,
    });
  return {
    conversation: data && { ...data, messages, hasOlder: kept?.hasOlder ?? data.hasOlder },
    problem: error?.msg ?? null,
    add: keep,
    readOlder: async () => {
      const older = await fetchConversation(subject, messages[0]?.id).catch(() => null);
      if (older) keep(older.messages, older.hasOlder);
    },
    reload: () => void mutate(),
  };
}

/** @throws Failure */
async function fetchConversation(subject: Subject, before?: number): Promise<ConversationView> {
  const result = await call("messages", { ...subject, before });
  if (!result.ok) throw result;
  const conversation = readConversation(result.data);
  if (conversation === null) throw { msg: "服务器返回的内容不完整，请稍后重试" };
  return conversation;
}

function useMarkRead(subject: Subject, latest: number): void {
  const { mutate } = useSWRConfig();
  const key = subjectKey(subject);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the subject, which is made anew by each render
  useEffect(() => {
    if (latest === 0) return;
    void call("readMessages", { ...subject, message_id: latest }).then(
      () => void mutate(UNREAD_KEY),
    );
  }, [key, latest, mutate]);
}
