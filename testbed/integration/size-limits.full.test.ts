import { once } from "node:events";
import type { IncomingMessage, Server } from "node:http";
import { request as httpRequest } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import {
  IMAGE_FIELD,
  IMAGE_PATH,
  MAX_IMAGE_BYTES,
} from "@storefront/contract/pictures/image-limits";
import { issueToken } from "@storefront/marketplace/accounts/accounts";
import { createMarketplaceServer } from "@storefront/marketplace/create-server";
import { api } from "@/server/stages/api";
import { enforceLimits } from "@/server/stages/enforce-limits";
import { normalizeRequest } from "@/server/stages/normalize-request";
import { routing } from "@/server/stages/routing";
import { useFolder } from "../jest/use-folder";
import { photo } from "../marketplace/send-image";
import { useTestApp } from "../marketplace/use-test-app";
import { type SiteNginx, startSiteNginx } from "../product/site-nginx";
import { startPipeline } from "../server/pipeline-server";

/** Every size limit answers with its own number, whichever program refuses, and never by a reset connection. */

const KB = 1024;
const MB = 1024 * KB;
const HOST = "mima.example";
const RULES = {
  trustedHops: 1,
  mobileSiteUrl: "https://m.example/",
  unknownHost: "neutral",
} as const;

const dataDir = useFolder("size-limits");
const test = useTestApp({ dataDir });
let marketplace: Server;
let storefront: Awaited<ReturnType<typeof startPipeline>>;
let nginx: SiteNginx;
let picture: Buffer;
let tokens: Record<Front, string>;
const portOf = (server: Server) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  marketplace = createMarketplaceServer(test.app.fetch, test.deps.config).listen(0, "127.0.0.1");
  await once(marketplace, "listening");
  const { internalSecret } = test.deps.config;
  const apiBaseUrl = `http://127.0.0.1:${portOf(marketplace)}`;
  storefront = await startPipeline(
    [
      normalizeRequest({ trustedHops: 1 }, "max-age=1"),
      enforceLimits,
      routing(RULES),
      api(RULES, { apiBaseUrl, internalSecret }),
    ],
    () => false,
    { limit: 0, trustedHops: 1 },
  );
  nginx = await startSiteNginx({
    storefronts: [storefront.port],
    marketplaces: [portOf(marketplace)],
  });
  picture = await photo();
});
beforeEach(async () => {
  const login = (site: string) => issueToken(test.deps, 1, { device: 2, site });
  const [alone, ofSite] = [await login(""), await login(HOST)];
  tokens = { marketplace: alone, storefront: ofSite, nginx: ofSite };
});
afterAll(async () => {
  await nginx.stop();
  await storefront.stop();
  marketplace.closeAllConnections();
  marketplace.close();
});

type Front = "marketplace" | "storefront" | "nginx";
const FRONTS: readonly Front[] = ["marketplace", "storefront", "nginx"];

/** Opens a request to a front, by its own path of a call. */
function open(front: Front, method: string, path: string, headers: Record<string, string>) {
  const target = {
    host: "127.0.0.1",
    method,
    agent: false as const,
    path: front === "marketplace" ? path : `/api${path}`,
    headers: { Host: HOST, Authorization: tokens[front], ...headers },
  };
  const request =
    front === "nginx"
      ? httpsRequest({ ...target, port: nginx.https, ca: nginx.authority, servername: HOST })
      : httpRequest({
          ...target,
          port: front === "marketplace" ? portOf(marketplace) : storefront.port,
        });
  // After an early answer of nginx, which discards the rest.
  request.on("error", () => {});
  const answer = once(request, "response").then(async ([response]: IncomingMessage[]) => {
    const { code, msg } = (await json(response as IncomingMessage)) as Record<string, unknown>;
    return { status: response?.statusCode, code, msg };
  });
  return { request, answer };
}

/** Sends a body in parts, like a browser that reads the answer afterwards. */
function send(front: Front, path: string, headers: Record<string, string>, body: Buffer) {
  const { request, answer } = open(front, "POST", path, headers);
  for (let at = 0; at < body.length; at += MB) request.write(body.subarray(at, at + MB));
  request.end();
  return answer;
}

function get(front: Front, path: string, headers: Record<string, string> = {}) {
  const { request, answer } = open(front, "GET", path, headers);
  request.end();
  return answer;
}

const BOUNDARY = "boundary";

/** A picture that is padded to a size, in a form. */
function upload(front: Front, bytes: number, isChunked: boolean, auth = tokens[front]) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${IMAGE_FIELD}"; filename="a.jpg"\r\n\r\n`;
  const file = Buffer.alloc(bytes);
  picture.copy(file);
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const headers = {
    Authorization: auth,
    "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
    ...(isChunked ? {} : { "Content-Length": String(body.length) }),
  };
  return send(front, IMAGE_PATH, headers, body);
}

const each = FRONTS.flatMap((front) => [
  [front, "of known length", false] as const,
  [front, "in chunks", true] as const,
]);

it.each(each)(
  "%s takes a picture of 8 MB %s, and says 8 MB of a larger one",
  async (...[front, , isChunked]) => {
    for (const bytes of [MAX_IMAGE_BYTES - 1, MAX_IMAGE_BYTES]) {
      expect(await upload(front, bytes, isChunked)).toMatchObject({ status: 200, code: 0 });
    }
    const sizes = [MAX_IMAGE_BYTES + 1, ...[8.3, 8.6, 9, 20].map((size) => Math.round(size * MB))];
    for (const bytes of sizes) {
      expect(await upload(front, bytes, isChunked)).toEqual({
        status: 413,
        code: 10413,
        msg: "图片过大，最多 8 MB",
      });
    }
  },
);

it.each(each)(
  "%s refuses a picture %s without a login, after it has arrived",
  async (...[front, , isChunked]) => {
    expect(await upload(front, MAX_IMAGE_BYTES, isChunked, "")).toMatchObject({
      status: 401,
      code: 50000,
    });
  },
);

it.each(FRONTS)("%s says 64 KB of another call's body", async (front) => {
  const headers = { "Content-Type": "application/json" };
  for (const bytes of [64 * 1024 + 1, 9 * MB]) {
    expect(await send(front, "/v1/message", headers, Buffer.alloc(bytes, " "))).toEqual({
      status: 413,
      code: 10413,
      msg: "请求内容过大，最多 64 KB",
    });
  }
});

/** A call whose address has so many bytes at the front. */
const addressOf = (front: Front, bytes: number): string => {
  const path = "/v1/common/time?a=";
  return path.padEnd(front === "marketplace" ? bytes : bytes - "/api".length, "a");
};

it.each(FRONTS)("%s takes an address of 8 KB, and says 8 KB of a longer one", async (front) => {
  expect(await get(front, addressOf(front, 8 * KB))).toMatchObject({ status: 200, code: 0 });
  for (const bytes of [8 * KB + 1, 12 * KB, 17 * KB, 40 * KB, 200 * KB]) {
    expect([bytes, await get(front, addressOf(front, bytes))]).toEqual([
      bytes,
      { status: 414, code: 10414, msg: "网址过长，最多 8 KB" },
    ]);
  }
});

it.each(FRONTS)("%s takes headers of 15 KB, and says 16 KB of larger ones", async (front) => {
  const ofOne = (kilobytes: number) => ({ x: "a".repeat(kilobytes * KB) });
  const ofMany = (kilobytes: number) =>
    Object.fromEntries(Array.from({ length: kilobytes }, (_, at) => [`x${at}`, "a".repeat(KB)]));
  for (const headers of [ofOne, ofMany]) {
    const path = "/v1/common/time";
    expect(await get(front, path, headers(15))).toMatchObject({ status: 200, code: 0 });
    for (const kilobytes of [16, 17, 20, 40, 200]) {
      expect([kilobytes, await get(front, path, headers(kilobytes))]).toEqual([
        kilobytes,
        { status: 431, code: 10434, msg: "请求头过大，连同网址最多 16 KB" },
      ]);
    }
  }
});

/** Calls as a browser does. @returns status and code */
async function getOverHttp2(path: string, headers: Record<string, string> = {}) {
  const client = connectHttp2(`https://127.0.0.1:${nginx.https}`, {
    ca: nginx.authority,
    servername: HOST,
  });
  const request = client.request({ ":path": `/api${path}`, ":authority": HOST, ...headers });
  const [{ ":status": status }] = (await once(request, "response")) as [{ ":status": number }];
  const { code } = (await json(request)) as { code: number };
  client.close();
  return [status, code];
}

it("nginx refuses by both limits over HTTP/2, too", async () => {
  for (const kilobytes of [9, 12]) {
    const address = addressOf("nginx", kilobytes * KB);
    expect(await getOverHttp2(address)).toEqual([414, 10414]);
  }
  for (const kilobytes of [16, 20]) {
    const headers = { x: "a".repeat(kilobytes * KB) };
    expect(await getOverHttp2("/v1/common/time", headers)).toEqual([431, 10434]);
  }
});
