type Send = (target: string, init: RequestInit) => Response | Promise<Response>;

/** Sends requests as one browser that stores the cookies it receives. */
export interface CookieJar {
  send: (target: string, init?: RequestInit) => Promise<Response>;
  /** The Cookie header of the next request; "" without cookies. */
  cookie(): string;
  forget(): void;
}

/**
 * Adds a cookie jar to a transport for one API: SMS codes and QR codes are bound to the browser that requested them.
 */
export function withCookieJar(send: Send, initial: Record<string, string> = {}): CookieJar {
  const cookies = new Map(Object.entries(initial));
  const cookie = () => [...cookies].map((pair) => pair.join("=")).join("; ");
  return {
    cookie,
    async send(target, init = {}) {
      const headers = new Headers(init.headers);
      if (cookies.size > 0) headers.set("Cookie", cookie());
      const response = await send(target, { ...init, headers });
      for (const set of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=;\s]+)=([^;]*)/.exec(set) ?? [];
        if (name === undefined || value === undefined) continue;
        if (/max-age=0/i.test(set)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    forget: () => cookies.clear(),
  };
}
