import { request } from "node:http";

/** A request of a measurement and, once sent, what was answered to it. */
export interface Sent {
  path: string;
  headers: Record<string, string>;
}

export interface Recorded extends Sent {
  status: number;
  /** Names and values one after the other, as they came. */
  rawHeaders: string[];
  body: Buffer;
}

/** Sends one GET to a port of this machine and reads the complete answer. */
export function record(port: number, { path, headers }: Sent): Promise<Recorded> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      const { statusCode = 0, rawHeaders } = answer;
      resolve({ path, headers, status: statusCode, rawHeaders, body: Buffer.concat(parts) });
    });
    sent.once("error", reject);
    sent.end();
  });
}
