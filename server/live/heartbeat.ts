/** Between two beats of a stream: less than the 60 s after which proxies commonly close a connection without traffic. */
const EVERY_S = 25;

interface Beating {
  /** @param count of its beats so far, from 0 on a random number */
  beat(count: number): void;
}

/** Beats streams in turn, a part of them each second, with one timer for all. */
export class Heartbeat {
  #slots = Array.from({ length: EVERY_S }, () => new Map<Beating, number>());
  #second = 0;
  #joined = 0;
  #timer: NodeJS.Timeout | undefined;

  add(member: Beating): void {
    this.#timer ??= setInterval(() => this.tick(), 1_000).unref();
    // The one that is beaten last from now on.
    this.#slots[(this.#second + EVERY_S - 1) % EVERY_S]?.set(member, this.#joined);
    this.#joined += 1;
  }

  remove(member: Beating): void {
    for (const slot of this.#slots) if (slot.delete(member)) return;
  }

  /** Beats the streams of this second. */
  tick(): void {
    const slot = this.#slots[this.#second];
    this.#second = (this.#second + 1) % EVERY_S;
    for (const [member, count] of [...(slot ?? [])]) {
      slot?.set(member, count + 1);
      member.beat(count);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
