import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { MAX_BODY_BYTES } from "@storefront/contract/http/size-limits";
import { MAX_IMAGE_BODY_BYTES } from "@storefront/contract/pictures/image-limits";

/** A request of a visitor at mima.localhost:3000, whose address is 203.0.113.9. */
interface VisitorRequest {
  apiBaseUrl: string;
  path: string;
  init: RequestInit;
  secure: boolean;
  /** How long the marketplace may take, ms; by default as in production. */
  timeoutMs?: number;
}

export type ProxyUnderTest = (request: VisitorRequest) => Promise<Response>;

/** What both forms of the API proxy do: the stage of the server, and the route of Next. */
export function testProxy(send: ProxyUnderTest): void {
  const marketplace = useFakeMarketplace();
  const proxy: Proxy = (path, init = {}, secure = false) =>
    send({ apiBaseUrl: marketplace.url, path, init, secure });
  testHeaders(marketplace, proxy);
  testBodies(marketplace, proxy);
  testRefusals(marketplace, proxy);
  testConnections(marketplace, proxy);
}

type Proxy = (path: string, init?: RequestInit, secure?: boolean) => Promise<Response>;

interface FakeMarketplace {
  url: string;
  /** The requests of one test. */
  seen: Pick<IncomingMessage & { body: string }, "method" | "url" | "headers" | "body">[];
  /** Set by a test, for its requests. */
  answer: (response: ServerResponse) => void;
}

/** Starts a marketplace that records requests and answers as the test sets. */
function useFakeMarketplace(): FakeMarketplace {
  const marketplace: FakeMarketplace = { url: "", seen: [], answer: answerEmpty };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method, url, headers } = request;
    marketplace.seen.push({ method, url, headers, body });
    marketplace.answer(response);
  });
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    marketplace.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    marketplace.seen = [];
    marketplace.answer = answerEmpty;
  });
  return marketplace;
}

const answerEmpty = (response: ServerResponse) => response.end('{"code":0,"msg":"","data":null}');

function testHeaders(marketplace: FakeMarketplace, proxy: Proxy): void {
  test("forwards a call with its query and the allowed headers only", async () => {
    await proxy("/api/v1/goods/detail?goods_id=1001&symbol=a%26b", {
      headers: {
        Authorization: "token",
        Device: "2",
        "req-v": "2",
        Cookie: "Token=token; WxBrowser=abc; UserId=7",
        "X-Internal-Secret": "forged",
        "X-Client-Address": "1.1.1.1",
        "X-Site": "other.example",
        "X-Forwarded-For": "1.1.1.1",
        Referer: "http://mima.localhost:3000/",
        "User-Agent": "browser",
      },
    });
    const [call] = marketplace.seen;
    expect(call).toMatchObject({
      method: "GET",
      url: "/v1/goods/detail?goods_id=1001&symbol=a%26b",
      headers: {
        authorization: "token",
        device: "2",
        "req-v": "2",
        "accept-encoding": "identity",
        cookie: "WxBrowser=abc",
        "x-internal-secret": "between-us",
        "x-client-address": "203.0.113.9",
        "x-site": "mima.localhost",
        "x-brand": "mima",
        "x-site-origin": "http://mima.localhost:3000",
      },
    });
    expect(call?.headers).not.toHaveProperty("x-forwarded-for");
    expect(call?.headers).not.toHaveProperty("referer");
    expect(call?.headers["user-agent"]).toBe("browser");
  });

  test("returns the answer with its status and no-store, without the server's own headers", async () => {
    marketplace.answer = (response) => {
      response.writeHead(429, {
        "Content-Type": "application/json; charset=UTF-8",
        "Retry-After": "7",
        Server: "marketplace",
        "X-Powered-By": "something",
        "Cache-Control": "public, max-age=60",
        "Access-Control-Allow-Origin": "*",
        "Set-Cookie": ["Other=1; Path=/", "WxBrowser=abc; Path=/; HttpOnly; SameSite=Lax"],
      });
      response.end('{"code":40429,"msg":"操作太频繁，请稍后再试","data":null}');
    };
    const response = await proxy("/api/v2/wechat/getK");
    expect(response.status).toBe(429);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "no-store",
      "content-type": "application/json; charset=UTF-8",
      "retry-after": "7",
      "set-cookie": "WxBrowser=abc; Path=/; HttpOnly; SameSite=Lax",
    });
    for (const name of ["server", "x-powered-by", "access-control-allow-origin"])
      expect(response.headers.get(name)).toBeNull();
    expect(await response.json()).toMatchObject({ code: 40429 });
  });

  test("gives the browser's cookie on https the prefix that other hosts cannot set", async () => {
    marketplace.answer = (response) => {
      response.setHeader("Set-Cookie", "WxBrowser=abc; Path=/; HttpOnly");
      response.end("{}");
    };
    const response = await proxy("/api/v2/wechat/getK", {}, true);
    expect(response.headers.get("set-cookie")).toBe(
      "__Host-WxBrowser=abc; Path=/; HttpOnly; Secure",
    );
  });

  test.each([
    [true, "__Host-WxBrowser=abc; WxBrowser=planted", "WxBrowser=abc"],
    [true, "WxBrowser=planted", undefined],
    [false, "Token=token;WxBrowser=abc", "WxBrowser=abc"],
    [false, "__Host-WxBrowser=abc", undefined],
  ])("with https %j and cookie %j sends %j to the marketplace", async (secure, cookie, sent) => {
    await proxy("/api/v2/wechat/getK", { headers: { Cookie: cookie } }, secure);
    expect(marketplace.seen[0]?.headers.cookie).toBe(sent);
  });
}

function testBodies(marketplace: FakeMarketplace, proxy: Proxy): void {
  test("forwards a body unchanged", async () => {
    const body = JSON.stringify({ phone: "13800138000", remark: "你好 👋" });
    await proxy("/api/v1/user/login", {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json" },
    });
    expect(marketplace.seen[0]).toMatchObject({ method: "POST", body });
    expect(marketplace.seen[0]?.headers["content-type"]).toBe("application/json");
  });

  test("streams the answer: its beginning arrives before its end is written", async () => {
    let finish: () => void = () => undefined;
    marketplace.answer = (response) => {
      response.write("begin");
      finish = () => response.end("end");
    };
    const reader = (await proxy("/api/v1/index")).body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("begin");
    finish();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("end");
  });

  test("refuses a body over 64 KB, and forwards one of 64 KB", async () => {
    const post = (size: number) =>
      proxy("/api/v1/user/login", { method: "POST", body: "x".repeat(size) });
    expect((await post(64 * 1024)).status).toBe(200);
    const refused = await post(64 * 1024 + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({
      code: 10413,
      msg: "请求内容过大，最多 64 KB",
      data: null,
    });
    expect(marketplace.seen).toHaveLength(1);
  });

  test("streams a picture up to its own limit", async () => {
    const post = (size: number) => {
      const headers = { "Content-Type": "multipart/form-data; boundary=x" };
      const body = new Blob(["x".repeat(size)]).stream();
      return proxy("/api/v1/image", {
        method: "POST",
        body,
        headers: { ...headers, "Content-Length": String(size) },
        duplex: "half",
      } as RequestInit);
    };
    expect((await post(2 * MAX_BODY_BYTES)).status).toBe(200);
    expect(marketplace.seen[0]?.body).toHaveLength(2 * MAX_BODY_BYTES);
    expect(marketplace.seen[0]?.headers["content-type"]).toBe("multipart/form-data; boundary=x");
    const refused = await post(MAX_IMAGE_BODY_BYTES + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ code: 10413, msg: "图片过大，最多 8 MB" });
    expect(marketplace.seen).toHaveLength(1);
  });
}

function testRefusals(marketplace: FakeMarketplace, proxy: Proxy): void {
  test.each([
    "/api/v1/",
    "/api/v1//index",
    "/api/v1/user/%2e%2e/%2e%2e/admin",
    "/api/v1/../../admin",
    "/api/v1/..%2fadmin",
    "/api/v1/user%00",
    "/api/v1/us.er",
    `/api/v1/${"a".repeat(65)}`,
    "/api/v1/@evil.example/x",
  ])("answers %s with 404", async (path) => {
    const response = await proxy(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 10404, data: null });
    expect(marketplace.seen).toEqual([]);
  });

  test.each([
    ["cross-site", 403],
    ["same-site", 403],
    ["same-origin", 200],
    ["none", 200],
  ])("a request from a %s page is answered %i", async (from, status) => {
    const response = await proxy("/api/v1/index", { headers: { "Sec-Fetch-Site": from } });
    expect(response.status).toBe(status);
    expect(marketplace.seen).toHaveLength(status === 200 ? 1 : 0);
  });

  test("a redirect is not followed and not forwarded, so that the token reaches no one else", async () => {
    marketplace.answer = (response) => {
      response.writeHead(302, { Location: `${marketplace.url}/v1/elsewhere` });
      response.end();
    };
    const response = await proxy("/api/v1/index", { headers: { Authorization: "token" } });
    expect(response.status).toBe(502);
    expect(response.headers.get("location")).toBeNull();
    expect(marketplace.seen).toHaveLength(1);
  });
}

function testConnections(marketplace: FakeMarketplace, proxy: Proxy): void {
  test("sends calls on one kept connection, and once more when it was closed", async () => {
    const ports = new Set<number | undefined>();
    marketplace.answer = (response) => {
      ports.add(response.socket?.remotePort);
      response.end("{}");
    };
    for (let call = 0; call < 3; call += 1) await (await proxy("/api/v1/index")).text();
    expect(ports.size).toBe(1);
    marketplace.answer = (response) => {
      if (ports.has(response.socket?.remotePort)) response.destroy();
      else response.end("{}");
    };
    expect((await proxy("/api/v1/index")).status).toBe(200);
    expect(marketplace.seen).toHaveLength(5);
  });

  test("sends a call with a body once, on a connection that is not being closed", async () => {
    const ports = new Set<number | undefined>();
    marketplace.answer = (response) => {
      if (ports.has(response.socket?.remotePort)) response.destroy();
      else response.end("{}");
      ports.add(response.socket?.remotePort);
    };
    for (let call = 1; call <= 3; call += 1) {
      await (await proxy("/api/v1/index")).text();
      const count = marketplace.seen.length;
      const login = await proxy("/api/v1/user/login", { method: "POST", body: "{}" });
      expect([login.status, marketplace.seen.length - count]).toEqual([200, 1]);
    }
  });
}
