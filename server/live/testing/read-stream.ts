import { type ClientRequest, type IncomingMessage, request } from "node:http";

export interface StreamMessage {
  id?: string;
  event?: string;
  data?: string;
}

/** An open stream, as a browser reads it. */
export interface OpenStream {
  status: number;
  headers: IncomingMessage["headers"];
  /** Messages so far, without comments. */
  messages: StreamMessage[];
  /** Resolves when the messages satisfy it, or the stream has ended. */
  until(isEnough: (messages: readonly StreamMessage[]) => boolean): Promise<void>;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  close(): void;
}

/** Opens `/api/live` on a port. */
export async function readStream(
  port: number,
  query: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<OpenStream> {
  const path = `/api/live${query}`;
  let sent: ClientRequest | undefined;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const all = { host: "mima.localhost:3000", ...headers };
    sent = request({ port, path, method, headers: all, agent: false }, resolve).on("error", reject);
    sent.end();
  });
  const messages: StreamMessage[] = [];
  const checks = new Set<() => void>();
  let hasEnded = false;
  let text = "";
  const check = () => {
    for (const each of [...checks]) each();
  };
  const ended = new Promise<void>((resolve) => {
    response.once("close", () => {
      hasEnded = true;
      check();
      resolve();
    });
  });
  response.on("error", () => {});
  response.setEncoding("utf8").on("data", (part: string) => {
    const blocks = (text + part).split("\n\n");
    text = blocks.pop() ?? "";
    messages.push(...blocks.filter((block) => !block.startsWith(":")).map(readMessage));
    check();
  });
  return {
    ...{ status: response.statusCode ?? 0, headers: response.headers, messages, ended },
    until: (isEnough) =>
      new Promise((resolve) => {
        const settle = () => {
          if (!hasEnded && !isEnough(messages)) return;
          checks.delete(settle);
          resolve();
        };
        checks.add(settle);
        settle();
      }),
    close: () => sent?.destroy(),
  };
}

const readMessage = (block: string): StreamMessage =>
  Object.fromEntries(
    block.split("\n").map((line) => {
      const [name = "", ...value] = line.split(": ");
      return [name, value.join(": ")];
    }),
  );
