import { withoutSlash } from "@storefront/platform/http/base-address";
import { MARKET_HEADER } from "@storefront/platform/http/sandbox-market";
import { SANDBOX_PATHS, type SandboxCallName } from "../calls/paths";
import type { SandboxAnswer, SandboxRequest } from "../calls/sandbox-calls";
import { SandboxError } from "./sandbox-error";

type SandboxMethod<N extends SandboxCallName> =
  Record<never, never> extends SandboxRequest<N>
    ? (request?: SandboxRequest<N>) => Promise<SandboxAnswer<N>>
    : (request: SandboxRequest<N>) => Promise<SandboxAnswer<N>>;

/** A method for every call of the sandbox. @throws SandboxError when a call is refused */
export type SandboxClient = { readonly [N in SandboxCallName]: SandboxMethod<N> };

/**
 * Creates a client of a marketplace's sandbox. It needs nothing but `fetch`: `npm run build:sandbox-client` makes a
 * package of it for repositories of browser tests.
 * @param apiUrl origin of the marketplace, with or without a slash at the end
 * @param options.market a market of `createMarket` that the calls are for; by default the one that all share
 */
export function createSandboxClient(
  apiUrl: string,
  { market }: { market?: string | undefined } = {},
): SandboxClient {
  const headers: Record<string, string> = market === undefined ? {} : { [MARKET_HEADER]: market };
  const origin = withoutSlash(apiUrl);
  const methods = Object.entries(SANDBOX_PATHS).map(([name, { method, path }]) => [
    name,
    (request: object = {}) => {
      const { target, rest } = fillPath(path, request);
      const url = `${origin}/sandbox/${target}`;
      if (method === "DELETE") return send(name, url, { method, headers });
      return method === "GET"
        ? send(name, `${url}?${new URLSearchParams(rest)}`, { method, headers })
        : send(name, url, {
            method,
            headers: { ...headers, "Content-Type": "application/json" },
            body: JSON.stringify(rest),
          });
    },
  ]);
  return Object.fromEntries(methods) as SandboxClient;
}

/** Moves the fields that the path has in braces from the request into it. */
function fillPath(path: string, request: object): { target: string; rest: Record<string, string> } {
  const rest: Record<string, string> = { ...request };
  const target = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = rest[field] ?? "";
    delete rest[field];
    return encodeURIComponent(value);
  });
  return { target, rest };
}

async function send(name: string, url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new SandboxError(name, response.status, text);
  return JSON.parse(text);
}
