import { type CallName, PATHS, sendsQuery } from "./paths";

/** A call on its way to any fetch: the target is path and query, without an origin. */
export interface HttpRequest {
  target: string;
  init: { method: "GET" | "POST"; headers: Record<string, string>; body?: string | FormData };
}

export interface HttpRequestOptions {
  /** Session of the visitor. */
  token?: string | null | undefined;
  /** What the visitor uses: 1 a phone, 2 a desktop (default). */
  device?: 1 | 2;
  headers?: Record<string, string> | undefined;
  /** In place of the call's own: a path that an answer named, or the one for pictures. */
  to?: { method: "GET" | "POST"; path: string } | undefined;
  /** In place of the payload: what has a file. */
  form?: FormData | undefined;
}

/** The one place that makes an HTTP request of a call: the payload as query or JSON, and the headers (product §7). */
export function toHttpRequest(
  name: CallName,
  payload: object,
  { token, device = 2, headers, to = PATHS[name], form }: HttpRequestOptions = {},
): HttpRequest {
  const { method, path } = to;
  const inQuery = method === "GET" || sendsQuery(name);
  return {
    target: inQuery ? withQuery(path, payload) : path,
    init: {
      method,
      headers: {
        Device: String(device),
        // The browser names a form's type itself, with the boundary.
        ...(inQuery || form ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: token } : {}),
        ...headers,
      },
      ...(inQuery ? {} : { body: form ?? JSON.stringify(payload) }),
    },
  };
}

/** Adds fields to the query of an address; empty values are left out. */
export function withQuery(address: string, fields: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null && value !== "") query.set(key, String(value));
  }
  const text = query.toString();
  if (text === "") return address;
  return address + (address.includes("?") ? "&" : "?") + text;
}
