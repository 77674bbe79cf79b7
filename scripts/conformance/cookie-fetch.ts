/** A fetch that keeps the cookies of one API, as a browser does: a QR code to log in with belongs to its browser. */
export function cookieFetch(): typeof fetch {
  const kept = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (kept.size > 0) headers.set("Cookie", [...kept].map((pair) => pair.join("=")).join("; "));
    const response = await fetch(input, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=;\s]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) kept.set(name, value);
    }
    return response;
  };
}
