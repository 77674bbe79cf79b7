import { backoffMs } from "@storefront/platform/start-loop";
import { type EventId, eventIdText, markOf } from "./event-id";
import type { LiveStream } from "./live-stream";
import type { AccountEvents, PullEvents } from "./pull-events";
import type { Topics } from "./topics";

const RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;

/** Follows the log of a user for one stream. */
export interface AccountFollower {
  /** Reads what is new, now or after the reading in progress. */
  pull(): void;
  stop(): void;
}

interface Following {
  stream: LiveStream;
  topics: Topics;
  /** Returns the topic of a tag; for the stream of a tester's market, that market's topic. */
  topicOf: (tag: string) => string;
  pullEvents: PullEvents;
  /** The last event that the browser received; null: none. */
  after: EventId | null;
  /** Whether the browser received events before. */
  resumes: boolean;
}

/**
 * Sends a user's events, each once and in order: they are read from the log after the last one that was sent. A wake says
 * only that there may be some.
 */
export function followAccount({
  stream,
  topics,
  topicOf,
  pullEvents,
  ...start
}: Following): AccountFollower {
  let after = start.after?.number ?? null;
  // Events between those it had and now are unknown.
  let isIncomplete = start.resumes && after === null;
  let topic: string | null = null;
  let isPulling = false;
  let isWoken = false;
  let failures = 0;
  let retry: NodeJS.Timeout | undefined;

  const pullOnce = async (): Promise<void> => {
    const began = performance.now();
    const pulled = await pullEvents(after);
    if (!stream.isOpen) return;
    if (pulled === "expired") return stream.end("login");
    if (pulled === "missing") return stream.end("off");
    if (pulled === "failed") {
      failures += 1;
      clearTimeout(retry);
      retry = setTimeout(
        follower.pull,
        backoffMs(RETRY_MS / 2, failures, LONGEST_RETRY_MS),
      ).unref();
      return;
    }
    failures = 0;
    const mark = markOf(pulled.topic);
    if (topic === null) {
      // After another account of this browser.
      isIncomplete ||= start.after !== null && start.after.mark !== mark;
      topic = topicOf(`account:${pulled.topic}`);
      topics.subscribe(topic, follower.pull);
      // It may have been woken after the marketplace had answered.
      isWoken ||= topics.isPublishedSince(topic, began);
    }
    const idOf = (number: number) => eventIdText({ mark, number });
    sendEvents(stream, idOf, after, isIncomplete ? { ...pulled, complete: false } : pulled);
    isIncomplete = false;
    after = pulled.lastId;
    isWoken ||= pulled.more;
  };
  const follower: AccountFollower = {
    pull() {
      isWoken = true;
      if (isPulling) return;
      isPulling = true;
      void pullWhileWoken().finally(() => {
        isPulling = false;
      });
    },
    stop() {
      clearTimeout(retry);
      if (topic !== null) topics.unsubscribe(topic, follower.pull);
    },
  };
  const pullWhileWoken = async () => {
    while (isWoken && stream.isOpen) {
      isWoken = false;
      await pullOnce();
    }
  };
  return follower;
}

/** Sends what was read after an event. */
function sendEvents(
  stream: LiveStream,
  idOf: (number: number) => string,
  after: number | null,
  { list, lastId, complete }: AccountEvents,
): void {
  if (!complete) stream.send({ id: idOf(lastId), name: "reset", data: "" });
  else if (list.length === 0 && lastId !== after) stream.send({ id: idOf(lastId) });
  else {
    for (const { id, ...event } of list) stream.send({ id: idOf(id), data: JSON.stringify(event) });
  }
}
