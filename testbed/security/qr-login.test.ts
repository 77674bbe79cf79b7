import { Visitor } from "../buyer/visitor";
import { recordFigure } from "./figures";

/** S5: the key of a QR code is worthless outside the browser that requested it, and so is the token of a login. */

const STALE = 40402;
const EXPIRED = 50000;

test("accepts a QR key only from the browser that requested it", async () => {
  const owner = new Visitor();
  const { data } = await owner.call("getK", {});
  expect((await owner.call("scanStatus", { k: data.k })).code).toBe(0);
  const strangers = [
    new Visitor(owner.host, owner.address),
    new Visitor("huoshan.example", owner.address),
    await new Visitor().login(),
  ];
  await strangers[0]?.call("getK", {});
  for (const stranger of strangers) {
    expect((await stranger.call("scanStatus", { k: data.k })).code).toBe(STALE);
  }
  const copied = new Visitor(owner.host);
  for (const [name] of owner.cookies) copied.cookies.set(name, "A".repeat(43));
  expect((await copied.call("scanStatus", { k: data.k })).code).toBe(STALE);
  recordFigure("S5", `${strangers.length + 1} other browsers with the key: all refused`);
});

test("identifies the browser by an HttpOnly, host-only cookie", async () => {
  const { headers } = await new Visitor().send("/api/v2/wechat/getK");
  const [cookie = ""] = headers["set-cookie"] ?? [];
  expect(cookie).toMatch(/^__Host-WxBrowser=[\w-]{43}; .*HttpOnly.*Secure/);
  expect(cookie).not.toMatch(/Domain=/i);
});

test("accepts a login's token only from the browser that logged in, wherever that is", async () => {
  const owner = await new Visitor().login();
  const copies = [
    new Visitor(owner.host, owner.address),
    await new Visitor(owner.host).login(),
    new Visitor(owner.host, owner.address, 1),
  ];
  for (const copy of copies) {
    copy.token = owner.token;
    copy.cookies.set("Token", owner.token);
    expect((await copy.call("profile", {})).code).toBe(EXPIRED);
  }
  const moved = new Visitor(owner.host);
  for (const [name, value] of owner.cookies) moved.cookies.set(name, value);
  moved.token = owner.token;
  const headers = { "User-Agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/200.0" };
  expect((await moved.call("profile", {}, { headers })).code).toBe(0);
  recordFigure("S5", `${copies.length} other browsers with the token of a login: all refused`);
});
