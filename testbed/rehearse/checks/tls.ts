import { connect } from "node:http2";
import { ERRORS } from "@storefront/contract/codes";
import { newPhoneNumber, overTls, Visitor } from "../../buyer/visitor";
import { SERVICE_HOST } from "../../product/site-nginx";
import { type Check, expectTrue, until } from "../rehearsal";

const HOST = "mima.example";
/** A brand's host that has no certificate at first. */
const LATER = "fanqie.example";
const REDIRECTED = "/goodsDetails?goodsId=1001&ad=%E4%B8%80";

/** What a visitor with TLS receives: HTTP/2, HSTS, secure cookies, a request id of nginx, and a redirect to get there. */
export const endsTls: Check = {
  name: "TLS ends in nginx: redirect, HTTP/2, HSTS, secure cookies",
  async run({ site: { nginx } }) {
    const redirect = await new Visitor().send(REDIRECTED, { port: nginx.http });
    const { location } = redirect.headers;
    expectTrue(
      redirect.status === 308 && location === `https://${HOST}${REDIRECTED}`,
      `http was answered ${redirect.status} ${location}`,
    );
    const protocol = await protocolOf(HOST);
    expectTrue(protocol === "h2", `an HTTP/2 client speaks ${protocol}`);
    const { headers } = await new Visitor().send("/api/v2/wechat/getK");
    const [cookie = ""] = headers["set-cookie"] ?? [];
    expectTrue(/^__Host-WxBrowser=.*; Secure/.test(cookie), `the cookie is ${cookie}`);
    for (const host of [HOST, SERVICE_HOST]) await expectErrorHeaders(host);
    await expectRequestId();
    const phone = await new Visitor().send("/phone");
    expectTrue(phone.status === 200, `/phone: ${phone.status} ${phone.headers.location ?? ""}`);
    return "308 keeps path and query; every header on nginx's own errors too";
  },
};

/** @returns the protocol that the handshake of an HTTP/2 client agrees on, once a page is answered */
async function protocolOf(host: string): Promise<string | undefined> {
  const { port, ca, servername } = overTls(host);
  const session = connect(`https://127.0.0.1:${port}`, { ca, servername });
  try {
    const stream = session.request({ ":path": "/robots.txt", ":authority": host });
    const status = await new Promise((resolve, reject) => {
      stream.once("response", (headers) => resolve(headers[":status"]));
      stream.once("error", reject);
      session.once("error", reject);
    });
    expectTrue(status === 200, `an HTTP/2 request was answered ${status}`);
    return session.alpnProtocol;
  } finally {
    session.destroy();
  }
}

/** An error of nginx itself, which reaches no program. */
async function expectErrorHeaders(host: string): Promise<void> {
  const { status, headers } = await new Visitor(host).send("/%");
  const names = ["strict-transport-security", "x-content-type-options", "content-security-policy"];
  const missing = names.filter((name) => !headers[name]);
  expectTrue(status === 400 && missing.length === 0, `nginx's own ${status} has no ${missing}`);
}

async function expectRequestId(): Promise<void> {
  const claimed = "claimed-by-a-client";
  const { headers } = await new Visitor().send("/index", { headers: { "x-request-id": claimed } });
  const id = headers["x-request-id"]?.toString() ?? "";
  expectTrue(/^[0-9a-f]{32}$/.test(id), `the request id is ${id}, not nginx's`);
}

/** Reloads under load; a connection that nginx closes at that moment is met in a few of them. */
const RELOADS = 5;
/** Visitors who send calls with a body at the same time. */
const CALLERS = 4;

/** A host gets its certificate while the shop is open: generated and reloaded, as certbot's hook does. */
export const addsCertificate: Check = {
  name: "a new certificate is served after a reload, which fails no request",
  async run({ site: { nginx } }) {
    const isServed = () =>
      new Visitor(LATER).send("/robots.txt").then(
        ({ status }) => status === 200,
        () => false,
      );
    expectTrue(!(await isServed()), `${LATER} is served without a certificate`);
    await nginx.addHost(LATER);
    const took = await until(`${LATER} is served`, isServed);
    let isOver = false;
    const callers = Array.from({ length: CALLERS }, () => tryCodes(() => isOver));
    for (let reload = 0; reload < RELOADS; reload += 1) {
      await nginx.addHost(LATER);
      await until("the next reload", isServed);
    }
    isOver = true;
    const calls = (await Promise.all(callers)).reduce((sum, sent) => sum + sent);
    return `after ${Math.round(took)} ms; ${calls} calls during ${RELOADS} reloads`;
  },
};

/**
 * Tries to log in, each time from another address with a code that was never sent.
 * @returns the number of calls
 * @throws Error when one is not answered by the marketplace
 */
async function tryCodes(isOver: () => boolean): Promise<number> {
  let sent = 0;
  for (; !isOver(); sent += 1) {
    const attempt = { phone: newPhoneNumber(), verify_code: "000000" };
    const { code, msg } = await new Visitor().call("login", attempt);
    expectTrue(code === ERRORS.codeStale.code, `a call during a reload: ${code} ${msg}`);
  }
  return sent;
}
