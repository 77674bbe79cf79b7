import { LRUCache } from "lru-cache";

/** How long a woken topic is remembered, for a reader that began to read before and subscribes after it. */
const REMEMBER_MS = 30_000;
const REMEMBER_TOPICS = 10_000;

type Listener = (topic: string) => void;

/** Topic of a user, also in a tester's market. */
const OF_ACCOUNT = /^(?:[^/]*\/)?account:/;

/** Subscribers of each topic: `account:<topic>` and `goods:<id>`, which are also tags of the page store. */
export class Topics {
  #listeners = new Map<string, Set<Listener>>();
  /** When each was published last, by performance.now(). */
  #published = new LRUCache<string, number>({ max: REMEMBER_TOPICS, ttl: REMEMBER_MS });

  subscribe(topic: string, listener: Listener): void {
    const known = this.#listeners.get(topic);
    if (known) known.add(listener);
    else this.#listeners.set(topic, new Set([listener]));
  }

  unsubscribe(topic: string, listener: Listener): void {
    const known = this.#listeners.get(topic);
    known?.delete(listener);
    if (known?.size === 0) this.#listeners.delete(topic);
  }

  publish(topics: readonly string[]): void {
    for (const topic of topics) {
      if (OF_ACCOUNT.test(topic)) this.#published.set(topic, performance.now());
      // A listener may unsubscribe.
      for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener(topic);
    }
  }

  /** Whether an account's topic was published since a moment of the last half minute, by performance.now(). */
  isPublishedSince(topic: string, since: number): boolean {
    return (this.#published.get(topic) ?? Number.NEGATIVE_INFINITY) >= since;
  }

  /** Topics with a listener. */
  get size(): number {
    return this.#listeners.size;
  }
}
