import { IMAGE_FIELD, IMAGE_PATH } from "../pictures/image-limits";
import { type CallName, PATHS, sendsQuery } from "./paths";

/** The arguments of a fetch for a call; the target is path and query, without an origin. */
export interface HttpRequest<Body extends string | FormData = string> {
  target: string;
  init: { method: "GET" | "POST"; headers: Record<string, string>; body?: Body };
}

export interface HttpRequestOptions {
  /** The visitor's session. */
  token?: string | null | undefined;
  /** The visitor's device: 1 a phone, 2 a desktop (default). */
  device?: 1 | 2;
  headers?: Record<string, string> | undefined;
  /** Overrides the call's own target with a path from an answer. */
  to?: { method: "GET" | "POST"; path: string } | undefined;
}

/**
 * Builds the HTTP request of a call, with the payload as query or JSON and the headers (product §7). No other code
 * does.
 */
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

/** Builds the request that uploads a picture. fetch sets the content type with the form's boundary. */
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

/** Adds fields to the query of a URL; empty values are omitted. */
export function withQuery(address: string, fields: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null && value !== "") query.set(key, String(value));
  }
  const text = query.toString();
  if (text === "") return address;
  return address + (address.includes("?") ? "&" : "?") + text;
}
