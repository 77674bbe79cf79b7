import { type IncomingMessage, type RequestOptions, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { deployment } from "./deployment";

export interface HostAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

interface Options {
  method?: string;
  body?: string | undefined;
}

/** Sends a request to a brand's host without a browser, as a crawler does. */
export function requestHost(
  brand: string,
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
    headers: { host, ...headers },
  };
  return new Promise((resolve, reject) => {
    const send = protocol === "https:" ? requestHttps : requestHttp;
    const sent = send(options, (answer) => resolve(readAnswer(answer)));
    sent.once("error", reject);
    sent.end(body);
  });
}

async function readAnswer(answer: IncomingMessage): Promise<HostAnswer> {
  answer.setEncoding("utf8");
  let body = "";
  for await (const chunk of answer) body += chunk;
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers as HostAnswer["headers"],
    body,
  };
}
