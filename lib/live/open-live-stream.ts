import { readToken } from "@/lib/cookies/read-session";
import { type LiveMessage, parseLiveMessage } from "./live-message";
import { LIVE_PATH } from "./live-path";

/** From the navigation on: a page's own requests come first, and it counts as loaded only without an open one. */
const NOT_BEFORE_MS = 4_000;
/** After a stream that the server has ended: random, so that all browsers do not come back in one moment. */
const AGAIN_MS = { least: 300, spread: 2_000 };
/** After a failure, twice as long each time. */
const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 120_000;
/** The server sends something every 25 s; a connection that is silent for longer is dead. */
const SILENCE_MS = 60_000;

/** By the server's reason (`EndReason` of `server/live/live-stream.ts`). */
const OUTCOMES: Record<string, Outcome> = { off: "off", login: "loggedOut" };

interface LiveStreamOptions {
  goodsIds: readonly number[];
  /** The last event that is known, read at each connection; "" for none. */
  lastId: () => string;
  onMessage: (message: LiveMessage) => void;
  /** There is no live channel here: it is not opened again. */
  onOff: () => void;
}

/**
 * Keeps one stream of server-sent events open, with the visitor's token. By fetch, because an EventSource sends no token
 * and does not tell a missing call from a failure. When the login has ended it stays closed.
 * @returns a function that closes it
 */
export function openLiveStream(options: LiveStreamOptions): () => void {
  let closed = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let abort = () => {};
  const run = async () => {
    const controller = new AbortController();
    abort = () => controller.abort();
    const outcome = await readOnce(options, controller).catch(() => "failed" as const);
    if (closed) return;
    if (outcome === "off") return options.onOff();
    if (outcome === "loggedOut") return;
    failures = outcome === "failed" ? failures + 1 : 0;
    const jitter = AGAIN_MS.least + Math.random() * AGAIN_MS.spread;
    const wait = failures === 0 ? 0 : Math.min(RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    timer = setTimeout(run, wait + jitter);
  };
  timer = setTimeout(run, Math.max(0, NOT_BEFORE_MS - performance.now()));
  return () => {
    closed = true;
    clearTimeout(timer);
    abort();
  };
}

/** ended: by a server that stops. off: there is no live channel. loggedOut: nothing is left to follow. */
type Outcome = "ended" | "off" | "loggedOut" | "failed";

async function readOnce(
  { goodsIds, lastId, onMessage }: LiveStreamOptions,
  controller: AbortController,
): Promise<Outcome> {
  const token = readToken();
  if (token === undefined && goodsIds.length === 0) return "loggedOut";
  const query = goodsIds.length === 0 ? "" : `?goods=${goodsIds.join(",")}`;
  let silence = setTimeout(() => controller.abort(), SILENCE_MS);
  const id = lastId();
  try {
    const response = await fetch(LIVE_PATH + query, {
      headers: {
        ...(token === undefined ? {} : { Authorization: token }),
        ...(token === undefined || id === "" ? {} : { "Last-Event-ID": id }),
      },
      cache: "no-store",
      signal: controller.signal,
    });
    if (response.status === 204 || response.status === 404) return "off";
    if (!response.ok || response.body === null) return "failed";
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let text = "";
    while (true) {
      const { done, value } = await reader.read();
      if (done) return "ended";
      clearTimeout(silence);
      silence = setTimeout(() => controller.abort(), SILENCE_MS);
      const blocks = (text + decoder.decode(value, { stream: true })).split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const message = parseLiveMessage(block);
        if (message) onMessage(message);
        if (message?.event === "end") return OUTCOMES[message.data] ?? "failed";
      }
    }
  } finally {
    clearTimeout(silence);
  }
}
