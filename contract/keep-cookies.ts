type Send = (target: string, init: RequestInit) => Response | Promise<Response>;

/** What sends requests as one browser: it keeps the cookies that it is given, until it forgets them. */
export interface CookieKeeper {
  send: (target: string, init?: RequestInit) => Promise<Response>;
  /** The Cookie header that it would send now; "" when it has none. */
  cookie(): string;
  forget(): void;
}

/** A browser's cookies around a transport to one API: an SMS code or a QR code belongs to the browser that requested it. */
export function keepCookies(send: Send): CookieKeeper {
  const kept = new Map<string, string>();
  const cookie = () => [...kept].map((pair) => pair.join("=")).join("; ");
  return {
    cookie,
    async send(target, init = {}) {
      const headers = new Headers(init.headers);
      if (kept.size > 0) headers.set("Cookie", cookie());
      const response = await send(target, { ...init, headers });
      for (const set of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=;\s]+)=([^;]*)/.exec(set) ?? [];
        if (name !== undefined && value !== undefined) kept.set(name, value);
      }
      return response;
    },
    forget: () => kept.clear(),
  };
}
