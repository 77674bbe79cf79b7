import { request } from "node:http";

/** A request of a measurement. */
export interface Sent {
  path: string;
  headers: Record<string, string>;
}

export interface Recorded extends Sent {
  status: number;
  /** Alternating names and values, as received. */
  rawHeaders: string[];
  body: Buffer;
}

/** Sends one GET to a local port and reads the complete answer. */
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
