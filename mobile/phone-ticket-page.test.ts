import type { CallRequest } from "@storefront/contract/calls";
import { pathOf } from "@storefront/testbed/marketplace/place-order";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { useBuyer } from "@storefront/testbed/marketplace/use-test-app";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const BUYER = { id: 1, phone: "13800138000" };
const OTHER = { id: 2, phone: "13900139000" };
const SITE = "http://localhost:4000/phone/";

const test = useSandboxApp();
const browser = usePhone(test);
const desktop = useBuyer(test, BUYER.id);

const LINKS = {
  rent: "rentOrder?goodsId=1003&hours=4",
  group: "groupOrder?goodsId=1008",
  boost: "game?game_id=359&start_id=1&target_id=2&inscription=0&partition_id=1",
} as const;

/** Issues a ticket on the desktop. `path`: of the code. */
async function issue(purpose: keyof typeof LINKS = "rent") {
  const link = SITE + LINKS[purpose];
  const { data } = await desktop.call("issueTicket", { purpose, link });
  const url = new URL(data.link);
  const ticket = url.searchParams.get("ticket") ?? "";
  return { id: data.ticket_id, path: pathOf(data.link), ticket, next: `/phone/${LINKS[purpose]}` };
}
type Issued = Awaited<ReturnType<typeof issue>>;

/** Opens the code on a phone, which leads to the ticket's page. */
async function scan({ path }: Issued, by = browser) {
  const { location } = await by.get(path);
  return by.get(location ?? "");
}
const fieldsOf = ({ ticket, next }: Issued) => ({ ticket, next });
async function requestApproval(issued: Issued, by = browser) {
  await scan(issued, by);
  const { location } = await by.post("/phone/ticket", fieldsOf(issued));
  const { html } = await by.get(location ?? "");
  return {
    location: location ?? "",
    html,
    code: /big-code figures">(\d\d)</.exec(html)?.[1] ?? "",
  };
}
const answer = (name: CallRequest<"answerTicket">) => desktop.call("answerTicket", name);

it.each(["rent", "group", "boost"] as const)(
  "orders with the desktop's login after its approval: %s",
  async (purpose) => {
    const issued = await issue(purpose);
    expect((await scan(issued)).html).toContain("在电脑上确认");
    const { location, code, html } = await requestApproval(issued);
    expect(html).toContain("data-watch=");
    expect((await browser.get(location)).html).toContain(code);
    await answer({ ticket_id: issued.id, code, approve: 1 });
    const claimed = await browser.get(location);
    expect(claimed).toMatchObject({ status: 303, location: issued.next });
    expect(browser.cookie()).toContain("PhoneToken=");
    const { status, html: form } = await browser.get(issued.next);
    expect(status).toBe(200);
    expect(form).not.toContain("/phone/login");
  },
);

it("tells the waiting page when the desktop has answered", async () => {
  const issued = await issue();
  const { html, code } = await requestApproval(issued);
  const watched = /data-watch="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect((await browser.get(watched)).html).toBe("requested");
  await answer({ ticket_id: issued.id, code, approve: 0 });
  expect((await browser.get(watched)).html).toBe("refused");
  const { html: refused } = await scan(issued);
  expect(refused).toContain("电脑上选择了不是这部手机");
  expect(refused).toContain("用手机号登录");
  expect(browser.cookie()).not.toContain("PhoneToken=");
});

it("does nothing when a link preview opens the code", async () => {
  const issued = await issue();
  await scan(issued);
  const { data } = await desktop.call("ticketState", { ticket_id: issued.id });
  expect(data.state).toBe("shown");
});

it("opens the page at once on a phone of the same buyer", async () => {
  await browser.login(BUYER.phone);
  const issued = await issue();
  expect(await scan(issued)).toMatchObject({ status: 303, location: issued.next });
});

it("says so on a phone of another buyer, who may switch or go on", async () => {
  await browser.login(OTHER.phone);
  const issued = await issue();
  const { html } = await scan(issued);
  expect(html).toContain("手机和电脑登录的不是同一个账号");
  expect(html).toContain("139****9000");
  expect(html).not.toContain("138****8000");
  expect(html).toContain(`href="${issued.next.replaceAll("&", "&amp;")}"`);
  const { location } = await browser.post("/phone/ticket/switch", fieldsOf(issued));
  expect((await browser.get(location ?? "")).html).toContain("在电脑上确认");
  expect((await browser.get("/phone/account")).html).not.toContain("139****9000");
});

it("explains a ticket that was used, is of another phone or has expired, and keeps the way on", async () => {
  const used = await issue();
  const { location, code } = await requestApproval(used);
  const late = phoneBrowser(test);
  expect((await scan(used, late)).html).toContain("另一部手机先扫了这个二维码");
  await answer({ ticket_id: used.id, code, approve: 1 });
  await browser.get(location);
  expect((await scan(used, late)).html).toContain("这个二维码已经用过了");
  const old = await issue();
  await test.clock.advance(300);
  const { status, html } = await scan(old, late);
  expect(status).toBe(409);
  expect(html).toContain("这个二维码已经过期");
  expect(html).toContain(
    `/phone/login?${new URLSearchParams({ next: old.next })}`.replaceAll("&", "&amp;"),
  );
  expect((await late.post("/phone/ticket", fieldsOf(old))).html).toContain("已经过期");
});

it.each(["/phone/account", "https://evil.example/", "//evil.example/rentOrder"])(
  "refuses a ticket's link to %s",
  async (next) => {
    const { ticket } = await issue();
    const { status } = await browser.get(`/phone/ticket?${new URLSearchParams({ ticket, next })}`);
    expect(status).toBe(400);
  },
);

it("is opened by the phone's scanner, and refuses forms of other sites", async () => {
  const issued = await issue();
  const scanned = await browser.post("/phone/scan", {
    code: SITE + issued.path.slice("/phone/".length),
  });
  expect(scanned.location).toBe(issued.path);
  const { status } = await browser.post("/phone/ticket", fieldsOf(issued), "https://evil.example");
  expect(status).toBe(403);
});
