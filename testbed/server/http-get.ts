import { type RawAnswer, sendRequest } from "../product/send-request";

interface Options {
  /** Value of the Host header. */
  host?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** Sends a request over a connection of its own. */
export const httpGet = (
  port: number,
  path: string,
  { host = "mima.localhost", method = "GET", headers = {} }: Options = {},
): Promise<RawAnswer> =>
  sendRequest({ port, path, method, headers: { host, ...headers }, agent: false });
