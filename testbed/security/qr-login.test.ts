import { Visitor } from "../buyer/visitor";
import { recordFigure } from "./figures";

/** S5: the key of a QR code is worthless outside the browser that requested it. */

const STALE = 40402;

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
