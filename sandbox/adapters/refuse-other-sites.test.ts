import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { SANDBOX_PATHS } from "../calls/paths";

const test = useSandboxApp({}, { resets: false });

const CALLS = Object.values(SANDBOX_PATHS).map(({ method, path }) => [method, path] as const);
const OWN = "localhost:4000";

const send = (method: string, path: string, headers: Record<string, string>) =>
  test.site.request(`http://${headers["Host"] ?? OWN}/sandbox/${path.replace(/\{\w+\}/, "none")}`, {
    method,
    headers: { Host: OWN, ...headers },
    ...(method === "POST" ? { body: "{}" } : {}),
  });

/** What a page of another site can send to this machine, by a form or `fetch` without leave. */
const PAGES: Record<string, string>[] = [
  { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
  { Origin: "http://mima.localhost:3000", "Sec-Fetch-Site": "same-site" },
  { Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-site" },
  { Origin: "null", "Content-Type": "text/plain" },
  { Origin: "https://evil.example", "Content-Type": "application/x-www-form-urlencoded" },
  { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" },
  // A name of its own that it has pointed to this machine: its page is of the same origin then.
  {
    Host: "evil.example:4000",
    Origin: "http://evil.example:4000",
    "Sec-Fetch-Site": "same-origin",
  },
  { Host: "localhost.evil.example:4000" },
];

it.each(CALLS)("refuses %s /sandbox/%s to pages of other sites", async (method, path) => {
  for (const headers of PAGES) {
    const response = await send(method, path, headers);
    expect([headers, response.status]).toEqual([headers, 403]);
    expect(await response.json()).toMatchObject({ code: 10403 });
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  }
});

const CLIENTS: Record<string, string>[] = [
  {},
  { Host: "127.0.0.1:4000" },
  { Host: "[::1]:4000" },
  { Host: "192.168.1.20:4000" },
  { Host: "marketplace:4000" },
  { Host: "api.localhost:4000" },
  { Origin: `http://${OWN}`, "Sec-Fetch-Site": "same-origin" },
  { "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate" },
];

it.each(CLIENTS)(
  "lets programs, the documentation's page and the address bar call: %j",
  async (headers) => {
    expect((await send("GET", "providers/holds", headers)).status).toBe(200);
  },
);

it("lets a link of another site be followed, but no form", async () => {
  const link = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate" };
  expect((await send("GET", "providers/holds", link)).status).toBe(200);
  expect((await send("POST", "reset", link)).status).toBe(403);
});

it("shows the inbox on no foreign host", async () => {
  const read = (Host: string) =>
    test.site.request(`http://${Host}/phone/inbox/13800138000`, { headers: { Host } });
  expect((await read("evil.example")).status).toBe(403);
  expect((await read(OWN)).status).not.toBe(403);
});
