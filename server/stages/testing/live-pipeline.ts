import { startPipeline } from "@storefront/testbed/server/pipeline-server";
import { PageStore } from "../../cache/store/page-store.js";
import { Heartbeat } from "../../live/heartbeat";
import { type Live, openLive } from "../../live/open-live";
import { StreamLimits } from "../../live/stream-limits";
import { type EventLog, startEventLog } from "../../live/testing/event-log";
import { type OpenStream, readStream } from "../../live/testing/read-stream";
import { live } from "../live";
import { normalizeRequest } from "../normalize-request";
import { readMarket } from "../read-market";

const RULES = {
  trustedHops: 1,
  mobileSiteUrl: "https://m.example/",
  unknownHost: "neutral",
} as const;
/** Streams of all addresses, and of one. */
export const MOST_STREAMS = 20;
export const PER_ADDRESS = 5;
export const TOKEN = { authorization: "token-of-a-visitor" };

/** A server with the live channel, and a marketplace with the log of one user. */
export interface LivePipeline {
  log: EventLog;
  store: PageStore;
  streams: Live;
  heartbeat: Heartbeat;
  open(query?: string, headers?: Record<string, string>, method?: string): Promise<OpenStream>;
  /** Opens a stream of the user's account and waits until it follows the log. */
  follow(headers?: Record<string, string>): Promise<OpenStream>;
  /** Lets the server refuse new streams and end those that are open. */
  beginToStop(): void;
  close(): Promise<void>;
}

export async function startLivePipeline(): Promise<LivePipeline> {
  const log = await startEventLog();
  const store = new PageStore();
  const heartbeat = new Heartbeat();
  const streams = openLive(store, new StreamLimits(MOST_STREAMS, PER_ADDRESS), heartbeat);
  const marketplace = { apiBaseUrl: log.url, internalSecret: "between-us" };
  let isStopping = false;
  const pipeline = await startPipeline([
    normalizeRequest({ trustedHops: 1 }, "max-age=1"),
    readMarket(true),
    live(RULES, marketplace, streams, () => isStopping),
  ]);
  const opened: OpenStream[] = [];
  const open: LivePipeline["open"] = async (query = "", headers = {}, method = "GET") => {
    const stream = await readStream(pipeline.port, query, headers, method);
    opened.push(stream);
    return stream;
  };
  return {
    ...{ log, store, streams, heartbeat, open },
    async follow(headers = {}) {
      const stream = await open("", { ...TOKEN, ...headers });
      await stream.until((messages) => messages.length > 0);
      return stream;
    },
    beginToStop() {
      isStopping = true;
      streams.close();
    },
    async close() {
      for (const stream of opened) stream.close();
      streams.close();
      await pipeline.stop();
      log.close();
    },
  };
}
