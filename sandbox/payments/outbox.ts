/** A notification to send, signed anew for each attempt. */
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
  post(notification: OutgoingNotification, how?: "once"): Promise<Delivery>;
  /** Schedules the first attempt in `afterS` seconds. */
  postpone(notification: OutgoingNotification, afterS: number): void;
  /**
   * Sends what is due by the clock.
   * @returns the number of notifications sent
   */
  sendDue(): Promise<number>;
  /** @returns when the next one is due, in ms; Infinity when none waits */
  nextDueAt(): number;
  clear(): void;
}

/**
 * Creates a queue of notifications with retries.
 * @param scheduleS seconds between attempts, as published by the provider
 * @param now the sandbox's clock
 */
export function createOutbox(scheduleS: readonly number[], now: () => Date, send: Send): Outbox {
  let waiting: { notification: OutgoingNotification; dueAt: number; tries: number }[] = [];

  const attempt = async (notification: OutgoingNotification, tries: number): Promise<Delivery> => {
    const delivery = await deliver(notification, send);
    const nextS = scheduleS[tries];
    if (!delivery.accepted && nextS !== undefined) {
      waiting.push({ notification, dueAt: now().getTime() + nextS * 1000, tries: tries + 1 });
    }
    return delivery;
  };
  return {
    post: (notification, how) =>
      how === "once" ? deliver(notification, send) : attempt(notification, 0),
    postpone(notification, afterS) {
      waiting.push({ notification, dueAt: now().getTime() + afterS * 1000, tries: 0 });
    },
    async sendDue() {
      const at = now().getTime();
      const due = waiting.filter(({ dueAt }) => dueAt <= at);
      waiting = waiting.filter(({ dueAt }) => dueAt > at);
      for (const { notification, tries } of due) await attempt(notification, tries);
      return due.length;
    },
    nextDueAt: () => Math.min(...waiting.map(({ dueAt }) => dueAt)),
    clear() {
      waiting = [];
    },
  };
}

async function deliver(notification: OutgoingNotification, send: Send): Promise<Delivery> {
  try {
    const { headers, body } = notification.write();
    const response = await send(notification.url, { method: "POST", headers, body });
    const text = await response.text();
    const accepted = notification.isAccepted(response.status, text);
    return { status: response.status, body: text, accepted };
  } catch {
    return { status: 0, body: "", accepted: false };
  }
}
