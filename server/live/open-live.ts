import type { IncomingHttpHeaders } from "node:http";
import { marketTag } from "@storefront/platform/http/sandbox-market";
import { recorder } from "@storefront/platform/observability/metrics/recorder";
import type { ProxyContext } from "@/lib/proxy/proxy-context";
import type { PageStore } from "@/server/cache/store/page-store.js";
import { EVERY_TAG } from "@/server/cache/store/page-store.js";
import { type AccountFollower, followAccount } from "./follow-account";
import { Heartbeat } from "./heartbeat";
import type { LiveRequest } from "./live-request";
import type { LiveStream } from "./live-stream";
import { eventPuller } from "./pull-events";
import type { StreamLimits } from "./stream-limits";
import { Topics } from "./topics";

/** Beats after which a stream reads the log without a wake, which may have been lost: every five minutes. */
const PULL_EVERY_BEATS = 12;

/** A visitor whose request opens a stream. */
interface LiveVisitor {
  request: LiveRequest;
  /** Client address by which streams are counted. */
  address: string;
  headers: IncomingHttpHeaders;
  context: ProxyContext;
}

/** The streams of this process. */
export interface Live {
  limits: StreamLimits;
  /** Topics that are followed. */
  readonly topics: number;
  open(stream: LiveStream, visitor: LiveVisitor): void;
  /** Ends all streams. */
  close(): void;
}

/**
 * Opens the live channel. The tags of revalidated pages and accounts wake streams. They come from the marketplace, from
 * the other workers, and through Redis from other storefronts.
 */
export function openLive(
  store: Pick<PageStore, "onRevalidate">,
  limits: StreamLimits,
  heartbeat = new Heartbeat(),
): Live {
  const puller = eventPuller();
  const topics = new Topics();
  const streams = new Set<LiveStream>();
  // Raised when wakes may have been missed.
  let generation = 0;
  store.onRevalidate((tags) => {
    topics.publish(tags);
    if (tags.includes(EVERY_TAG)) generation += 1;
  });

  return {
    limits,
    get topics() {
      return topics.size;
    },
    open(stream, { request, address, headers, context }) {
      const { market } = context;
      const topicOf = (tag: string) => (market === undefined ? tag : marketTag(market, tag));
      const pullEvents = puller(headers, context);
      const account = request.isLoggedIn
        ? followAccount({ ...request, stream, topics, topicOf, pullEvents })
        : null;
      const goodsTopics = request.goodsIds.map((id) => topicOf(`goods:${id}`));
      const onGoods = (topic: string) =>
        stream.send({ name: "goods", data: topic.slice(topicOf("goods:").length) });
      for (const topic of goodsTopics) topics.subscribe(topic, onGoods);
      const beating = beatingOf(stream, account, () => generation);
      heartbeat.add(beating);
      streams.add(stream);
      const release = limits.add(stream, address, headers.authorization);
      recorder()?.set("live_streams", {}, limits.total);
      stream.onEnd = () => {
        for (const topic of goodsTopics) topics.unsubscribe(topic, onGoods);
        account?.stop();
        heartbeat.remove(beating);
        streams.delete(stream);
        release();
        recorder()?.set("live_streams", {}, limits.total);
      };
      account?.pull();
    },
    close() {
      heartbeat.stop();
      for (const stream of streams) stream.end();
    },
  };
}

function beatingOf(stream: LiveStream, account: AccountFollower | null, generation: () => number) {
  let seen = generation();
  return {
    beat(count: number) {
      stream.beat();
      if (count % PULL_EVERY_BEATS !== 0 && seen === generation()) return;
      seen = generation();
      account?.pull();
    },
  };
}
