import { Worker } from "node:worker_threads";
import type { PGliteOptions } from "@electric-sql/pglite";
import { CHANNELS } from "../database-events";

/** Options of PGlite that a thread can receive. */
export type ThreadOptions = Pick<
  PGliteOptions,
  "dataDir" | "fsBundle" | "initdbWasmModule" | "loadDataDir" | "pgliteWasmModule" | "startParams"
>;

export type Query = (text: string, params?: unknown[], options?: QueryOptions) => Promise<unknown>;

interface QueryOptions {
  rowMode?: "array" | "object";
}

/** An embedded database on a thread of its own, with the part of PGlite's interface that Drizzle uses. */
export interface DatabaseThread {
  query: Query;
  /** Transactions follow each other. Their statements are sent at once, also those that do not wait for the last. */
  transaction<T>(work: (transaction: { query: Query }) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface Listeners {
  notify(channel: string): void;
  /** The thread has ended by itself; what waits for it is rejected with the same error. */
  onCrash(error: Error): void;
}

interface Message {
  id?: number;
  isOpen?: true;
  channel?: string;
  result?: unknown;
  error?: { message: string };
}

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

const PROGRAM = new URL("./database-thread.js", import.meta.url);

/**
 * Starts a thread that opens the embedded database, so that a long statement delays no answer that needs none.
 * @throws the error with which PGlite did not open it
 */
export async function openThread(
  options: ThreadOptions,
  { notify, onCrash }: Listeners,
  program = PROGRAM,
): Promise<DatabaseThread> {
  const workerData = { ...options, channels: CHANNELS };
  // Without the flags of this process: its compiler is of no use there.
  const worker = new Worker(program, { workerData, execArgv: [] });
  const pending = new Map<number, Pending>();
  let ended: Error | undefined;
  let count = 0;
  const end = (error: Error) => {
    if (ended) return;
    ended = error;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };
  const settle = ({ id = 0, result, error }: Message) => {
    const request = pending.get(id);
    pending.delete(id);
    // An idle database keeps no process running.
    if (pending.size === 0) worker.unref();
    if (error) request?.reject(revive(error));
    else request?.resolve(result);
  };
  const send = (request: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      const id = ++count;
      worker.postMessage({ id, ...request });
      pending.set(id, { resolve, reject });
      worker.ref();
    });

  await new Promise<void>((opened, failed) => {
    worker.on("message", (message: Message) => {
      if (message.channel !== undefined) notify(message.channel);
      else if (message.isOpen) opened();
      else if (message.id === undefined && message.error) {
        end(revive(message.error));
        failed(ended);
      } else settle(message);
    });
    const crash = (cause?: unknown) => {
      if (ended) return;
      const reason = cause ? `: ${(cause as Error).message}` : "";
      const error = new Error(`the embedded database has crashed${reason}`, { cause });
      end(error);
      failed(error);
      onCrash(error);
    };
    worker.on("error", crash);
    worker.on("exit", () => crash());
  });
  worker.unref();

  const query: Query = (text, params, { rowMode } = {}) => send({ text, params, rowMode });
  return {
    ...inTurn(query),
    async close() {
      if (ended) return;
      await send({ close: true });
      end(new Error("the database is closed"));
      await worker.terminate();
    },
  };
}

/** Lets statements wait for the transactions before them, whose connection is the same. */
function inTurn(query: Query): Pick<DatabaseThread, "query" | "transaction"> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: (...statement) =>
      waiting === 0 ? query(...statement) : last.then(() => query(...statement)),
    transaction(work) {
      waiting += 1;
      const done = last.then(() => transact(query, work));
      last = done.catch(() => undefined).finally(() => (waiting -= 1));
      return done;
    },
  };
}

async function transact<T>(
  query: Query,
  work: (transaction: { query: Query }) => Promise<T>,
): Promise<T> {
  let isOpen = true;
  const within: Query = async (...statement) => {
    if (!isOpen) throw new Error("the transaction has ended");
    return query(...statement);
  };
  // Sent with the first statement. If it fails the database does, and every statement after it.
  const begun = query("begin");
  begun.catch(() => undefined);
  try {
    const result = await work({ query: within });
    isOpen = false;
    await query("commit");
    return result;
  } catch (error) {
    const isCommitted = !isOpen;
    isOpen = false;
    if (!isCommitted) await query("rollback").catch(() => undefined);
    throw error;
  }
}

/** An error as it was in the thread, with the database's code. */
const revive = ({ message, ...rest }: { message: string }): Error =>
  Object.assign(new Error(message), rest);
