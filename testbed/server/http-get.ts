import { request } from "node:http";

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface Options {
  /** Value of the Host header. */
  host?: string;
  method?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a raw request: follows no redirect, decompresses nothing, and allows any Host.
 * @throws Error when the connection ends before the response is complete
 */
export function httpGet(
  port: number,
  path: string,
  { host = "mima.localhost", method = "GET", headers = {} }: Options = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: "127.0.0.1", port, path, method, headers: { host, ...headers }, agent: false },
      async (response) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          const { statusCode = 0 } = response;
          resolve({ status: statusCode, headers: response.headers, body: Buffer.concat(chunks) });
        } catch (error) {
          reject(error);
        }
      },
    );
    sent.on("error", reject);
    sent.end();
  });
}
