/** A callback to send, signed anew for each attempt. */
export interface OutgoingNotification {
  url: string;
  /** Writes the request of an attempt. */
  write(): { headers: Record<string, string>; body: string };
  /** Whether the merchant has acknowledged it. */
  isAccepted(status: number, body: string): boolean;
}

/** The merchant's answer; `status` is 0 when it could not be reached. */
export interface Delivery {
  status: number;
  body: string;
  accepted: boolean;
}

export type Send = (url: string, init: RequestInit) => Promise<Response>;

export interface Outbox {
  /** Sends now and retries by the schedule until acknowledged; without retries when "once". */
  post(callback: OutgoingNotification, how?: "once"): Promise<Delivery>;
  /** Schedules the first attempt in `afterS` seconds. */
  postpone(callback: OutgoingNotification, afterS: number): void;
  /** Sends the callbacks that are due by the clock. @returns the number of callbacks sent */
  sendDue(): Promise<number>;
  /** @returns when the next one is due, in ms; Infinity when none waits */
  nextDueAt(): number;
  clear(): void;
}

/**
 * Creates a queue of callbacks with retries.
 * @param scheduleS seconds between attempts, as published by the provider
 * @param now the sandbox's clock
 */
export function createOutbox(scheduleS: readonly number[], now: () => Date, send: Send): Outbox {
  let waiting: { callback: OutgoingNotification; dueAt: number; tries: number }[] = [];

  const attempt = async (callback: OutgoingNotification, tries: number): Promise<Delivery> => {
    const delivery = await deliver(callback, send);
    const nextS = scheduleS[tries];
    if (!delivery.accepted && nextS !== undefined) {
      waiting.push({ callback, dueAt: now().getTime() + nextS * 1000, tries: tries + 1 });
    }
    return delivery;
  };
  return {
    post: (callback, how) => (how === "once" ? deliver(callback, send) : attempt(callback, 0)),
    postpone(callback, afterS) {
      waiting.push({ callback, dueAt: now().getTime() + afterS * 1000, tries: 0 });
    },
    async sendDue() {
      const at = now().getTime();
      const due = waiting.filter(({ dueAt }) => dueAt <= at);
      waiting = waiting.filter(({ dueAt }) => dueAt > at);
      for (const { callback, tries } of due) await attempt(callback, tries);
      return due.length;
    },
    nextDueAt: () => Math.min(...waiting.map(({ dueAt }) => dueAt)),
    clear() {
      waiting = [];
    },
  };
}

async function deliver(callback: OutgoingNotification, send: Send): Promise<Delivery> {
  try {
    const { headers, body } = callback.write();
    const response = await send(callback.url, { method: "POST", headers, body });
    const text = await response.text();
    const accepted = callback.isAccepted(response.status, text);
    return { status: response.status, body: text, accepted };
  } catch {
    return { status: 0, body: "", accepted: false };
  }
}
