import type { Readable, Writable } from "node:stream";

type Params = Record<string, unknown>;

export interface CdpEvent {
  method: string;
  params: Params;
  sessionId: string | undefined;
}

interface Message {
  id?: number;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
  sessionId?: string;
}

interface Pending {
  method: string;
  resolve(result: Params): void;
  reject(error: Error): void;
}

/**
 * The Chrome DevTools Protocol over `--remote-debugging-pipe`: JSON messages that end with a NUL byte. Every Chromium
 * since 72 speaks it; clients of today fail on builds before 111, which lack targets of the type "tab".
 */
export class CdpConnection {
  private readonly pending = new Map<number, Pending>();
  private readonly listeners = new Set<(event: CdpEvent) => void>();
  private lastId = 0;
  private received = "";

  constructor(
    private readonly output: Writable,
    input: Readable,
  ) {
    input.setEncoding("utf8");
    input.on("data", (chunk: string) => this.receive(chunk));
    input.once("close", () => this.rejectPending("the browser has closed"));
    // A browser that exits between two calls breaks the pipe; `close` reports it.
    output.on("error", () => {});
  }

  /** Calls a method. @throws Error with the browser's message */
  send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      this.pending.set(id, { method, resolve, reject });
      this.output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  /** @returns a function that removes the listener */
  onEvent(listener: (event: CdpEvent) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private receive(chunk: string): void {
    const messages = (this.received + chunk).split("\0");
    this.received = messages.pop() ?? "";
    for (const text of messages) this.handle(JSON.parse(text) as Message);
  }

  private handle({ id, method, params = {}, result = {}, error, sessionId }: Message): void {
    if (method) for (const listener of this.listeners) listener({ method, params, sessionId });
    const call = id === undefined ? undefined : this.pending.get(id);
    if (id === undefined || !call) return;
    this.pending.delete(id);
    if (error) call.reject(new Error(`${call.method}: ${error.message}`));
    else call.resolve(result);
  }

  private rejectPending(reason: string): void {
    for (const { method, reject } of this.pending.values())
      reject(new Error(`${method}: ${reason}`));
    this.pending.clear();
  }
}
