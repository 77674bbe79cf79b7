import { IMAGE_FIELD, IMAGE_PATH } from "./image-limits";
import { type CallName, PATHS, sendsQuery } from "./paths";

/** A call on its way to any fetch: the target is path and query, without an origin. */
export interface HttpRequest<Body extends string | FormData = string> {
  target: string;
  init: { method: "GET" | "POST"; headers: Record<string, string>; body?: Body };
}

export interface HttpRequestOptions {
  /** Session of the visitor. */
  token?: string | null | undefined;
  /** What the visitor uses: 1 a phone, 2 a desktop (default). */
  device?: 1 | 2;
  headers?: Record<string, string> | undefined;
  /** In place of the call's own: a path that an answer named. */
  to?: { method: "GET" | "POST"; path: string } | undefined;
}

/** The one place that makes an HTTP request of a call: the payload as query or JSON, and the headers (product §7). */
export function toHttpRequest(
  name: CallName,
  payload: object,
  { to = PATHS[name], ...options }: HttpRequestOptions = {},
): HttpRequest {
  const { method, path } = to;
  const inQuery = method === "GET" || sendsQuery(name);
  return {
    target: inQuery ? withQuery(path, payload) : path,
    init: {
      method,
      headers: callHeaders(options, inQuery ? {} : { "Content-Type": "application/json" }),
      ...(inQuery ? {} : { body: JSON.stringify(payload) }),
    },
  };
}

/** The request that sends a picture, whose `image_id` other calls take up. fetch names the form's type, with its boundary. */
export function toImageRequest(
  file: Blob,
  options: Omit<HttpRequestOptions, "to"> = {},
): HttpRequest<FormData> {
  const body = new FormData();
  body.set(IMAGE_FIELD, file);
  return { target: IMAGE_PATH, init: { method: "POST", headers: callHeaders(options), body } };
}

function callHeaders(
  { token, device = 2, headers }: HttpRequestOptions,
  contentType: Record<string, string> = {},
): Record<string, string> {
  return {
    Device: String(device),
    ...contentType,
    ...(token ? { Authorization: token } : {}),
    ...headers,
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
