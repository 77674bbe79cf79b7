import type { ServerResponse } from "node:http";

/**
 * Bytes that may wait for the reader of a stream. A stream whose reader takes nothing is closed, and resumes from the
 * same place.
 */
const MAX_WAITING_BYTES = 64 * 1024;

/**
 * Why a stream ends permanently. off: the API has no events. login: the login has ended. replaced: the browser has opened
 * newer streams.
 */
export type EndReason = "off" | "login" | "replaced";

/** Named `message` by default, as in the standard of server-sent events. */
interface LiveMessage {
  /** From then on the browser resumes after it. */
  id?: string;
  name?: "goods" | "reset" | "end";
  data?: string;
}

/** One open response of server-sent events. Writing to one that has ended does nothing. */
export class LiveStream {
  #isOpen = true;
  /** Called when it ends, by either side. */
  onEnd: () => void = () => {};

  constructor(private readonly response: ServerResponse) {
    response.once("close", () => {
      this.#isOpen = false;
      this.onEnd();
    });
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** @param data one line */
  send({ id, name, data }: LiveMessage): void {
    const lines = [
      ...(name === undefined ? [] : [`event: ${name}`]),
      ...(id === undefined ? [] : [`id: ${id}`]),
      ...(data === undefined ? [] : [`data: ${data}`]),
    ];
    this.#write(`${lines.join("\n")}\n\n`);
  }

  /** Keeps proxies from closing it, and finds out whether its reader is still there. */
  beat(): void {
    this.#write(":\n\n");
  }

  /** @param reason undefined: the browser may open it again at once */
  end(reason?: EndReason): void {
    if (!this.#isOpen) return;
    if (reason !== undefined) this.send({ name: "end", data: reason });
    this.#isOpen = false;
    this.response.end();
  }

  #write(text: string): void {
    if (!this.#isOpen) return;
    if (this.response.writableLength > MAX_WAITING_BYTES) this.response.destroy();
    else this.response.write(text);
  }
}
