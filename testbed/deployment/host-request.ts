import { type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { sendRequest } from "../product/send-request";
import { deployment } from "./deployment";
import type { TestBrand } from "./test-brand";
import { marketHeader } from "./test-market";

export interface HostAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

interface Options {
  method?: string;
  body?: string | undefined;
}

/** Sends a request to a brand's host without a browser, as a crawler does, in the market of the test. */
export function requestHost(
  brand: TestBrand,
  path: string,
  headers: Record<string, string> = {},
  { method = "GET", body }: Options = {},
): Promise<HostAnswer> {
  if (!deployment.isWritable && method !== "GET" && method !== "HEAD")
    throw new Error(`${method} ${path}: this deployment is only read (PLAYWRIGHT_ALLOW_WRITES)`);
  const { protocol, hostname, port, host } = new URL(deployment.origin(brand));
  const options: RequestOptions = {
    // Unlike browsers, Node does not resolve *.localhost.
    host: hostname.endsWith(".localhost") ? "127.0.0.1" : hostname,
    port,
    path,
    method,
    headers: { host, ...marketHeader(), ...headers },
  };
  return sendToHost(options, body, protocol === "https:" ? requestHttps : requestHttp);
}

/** Sends one request and reads its answer as text. */
export async function sendToHost(...request: Parameters<typeof sendRequest>): Promise<HostAnswer> {
  const { status, headers, body } = await sendRequest(...request);
  return { status, headers: headers as HostAnswer["headers"], body: body.toString() };
}
