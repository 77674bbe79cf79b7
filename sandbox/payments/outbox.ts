/** A notification on its way: signed anew each time it is sent. */
export interface OutgoingNotification {
  url: string;
  /** Makes what is sent now. */
  write(): { headers: Record<string, string>; body: string };
  /** Whether the merchant has taken it. */
  isAccepted(status: number, body: string): boolean;
}

/** What the merchant answered; `status` 0 when it could not be reached. */
export interface Delivery {
  status: number;
  body: string;
  accepted: boolean;
}

export type Send = (url: string, init: RequestInit) => Promise<Response>;

export interface Outbox {
  /** Sends at once, and again by the schedule until it is accepted, unless it is sent once. */
  post(notification: OutgoingNotification, how?: "once"): Promise<Delivery>;
  /** Leaves it for later: `afterS` seconds from now is its first time. */
  postpone(notification: OutgoingNotification, afterS: number): void;
  /** Sends what is due by the clock. @returns how many were sent */
  sendDue(): Promise<number>;
  clear(): void;
}

/**
 * Notifications with their retries.
 * @param scheduleS seconds from each try to the next, as the provider has published them
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
