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

/**
 * Poll interval in ms while a conversation is open (product §9: the polls). SWR pauses in hidden tabs and backs off on
 * errors.
 */
const POLL_MS = 3_000;

interface ConversationState {
  /** undefined while loading. */
  conversation: ConversationView | undefined;
  /** Message of the last failure; earlier messages stay visible. */
  problem: string | null;
  /** Adds messages from the response to a sent message. */
  add: (messages: readonly MessageView[]) => void;
  readOlder: () => Promise<void>;
  reload: () => void;
}

/** Polls a conversation while its panel is open, and marks the shown messages as read. */
export function useConversation(subject: Subject): ConversationState {
  const token = useSessionToken();
  const { data, error, mutate } = useSWR<ConversationView, Pick<Failure, "msg">>(
    token ? ["conversation", token, subjectKey(subject)] : null,
    () => fetchConversation(subject),
    { refreshInterval: POLL_MS, dedupingInterval: 500 },
  );
  const [loaded, setLoaded] = useState<{ messages: MessageView[]; hasOlder: boolean } | null>(null);
  const messages = mergeMessages(loaded?.messages ?? [], data?.messages ?? []);
  useMarkRead(subject, messages.at(-1)?.id ?? 0);

  const merge = (more: readonly MessageView[], hasOlder = loaded?.hasOlder) =>
    setLoaded({
      messages: mergeMessages(messages, more),
      hasOlder: hasOlder ?? data?.hasOlder ?? false,
    });
  return {
    conversation: data && { ...data, messages, hasOlder: loaded?.hasOlder ?? data.hasOlder },
    problem: error?.msg ?? null,
    add: merge,
    readOlder: async () => {
      const older = await fetchConversation(subject, messages[0]?.id).catch(() => null);
      if (older) merge(older.messages, older.hasOlder);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the subject, a new object on each render
  useEffect(() => {
    if (latest === 0) return;
    void call("readMessages", { ...subject, message_id: latest }).then(
      () => void mutate(UNREAD_KEY),
    );
  }, [key, latest, mutate]);
}
