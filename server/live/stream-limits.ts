import type { LiveStream } from "./live-stream";

/** Streams of one login: one is open, and those whose end has not been noticed yet. */
const PER_TOKEN = 4;

/** Counts open streams: of this process, of each client address, of each login. */
export class StreamLimits {
  #total = 0;
  #byAddress = new Map<string, number>();
  #byToken = new Map<string, LiveStream[]>();

  /**
   * @param maxTotal streams of this process
   * @param perAddress 0: unlimited
   */
  constructor(
    private readonly maxTotal: number,
    private readonly perAddress: number,
  ) {}

  /** Streams that are open. */
  get total(): number {
    return this.#total;
  }

  /** @param address of the client: IPv4, or an IPv6 /64 */
  mayOpen(address: string): boolean {
    const count = this.#byAddress.get(address) ?? 0;
    return this.#total < this.maxTotal && (this.perAddress === 0 || count < this.perAddress);
  }

  /**
   * Counts a stream. A login that has too many loses its oldest one.
   * @param token undefined for a visitor without a login
   * @returns a function that counts it off
   */
  add(stream: LiveStream, address: string, token: string | undefined): () => void {
    this.#total += 1;
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    const ofToken = token === undefined ? undefined : this.#addToToken(stream, token);
    return () => {
      this.#total -= 1;
      const count = (this.#byAddress.get(address) ?? 0) - 1;
      if (count > 0) this.#byAddress.set(address, count);
      else this.#byAddress.delete(address);
      if (token === undefined || ofToken === undefined) return;
      ofToken.splice(ofToken.indexOf(stream), 1);
      if (ofToken.length === 0) this.#byToken.delete(token);
    };
  }

  #addToToken(stream: LiveStream, token: string): LiveStream[] {
    const known = this.#byToken.get(token) ?? [];
    this.#byToken.set(token, known);
    known.push(stream);
    if (known.length > PER_TOKEN) known[0]?.end("replaced");
    return known;
  }
}
