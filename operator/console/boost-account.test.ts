import { boosters, messages, operatorAudit } from "@storefront/marketplace/database/schema";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { eq } from "drizzle-orm";

const BUYER = 1;
const ACCOUNT = { account: "player-1", password: "p4ss-<b>", server: "12 区", note: "" };

const test = useSite();
const clerk = useConsole(test, "clerk");
let orderNum: string;
let path: string;

beforeEach(async () => {
  const token = await test.tokenOf(BUYER, 1);
  orderNum = (await placeBoost(test, token, { pay_type: 0 })).data.order_num;
  await test.request("boostAccount", { order_num: orderNum, ...ACCOUNT }, { token });
  path = `/admin/orders/${orderNum}`;
});

async function accept(): Promise<void> {
  const [booster] = await test.deps.db.select().from(boosters).where(eq(boosters.online, true));
  await clerk.get(path);
  await clerk.post(`${path}/accept`, { booster: String(booster?.id) });
}
const views = () =>
  test.deps.db.select().from(operatorAudit).where(eq(operatorAudit.action, "boost.account"));

it("is shown to the operator who gave the order to its booster, and every view is recorded", async () => {
  await accept();
  const { html } = await clerk.get(path);
  expect(html).toContain("查看游戏账号");
  expect(html).not.toContain(ACCOUNT.account);
  for (const count of [1, 2]) {
    const shown = await clerk.post(`${path}/account`, {});
    expect(shown.status).toBe(200);
    expect(shown.html).toContain(ACCOUNT.account);
    expect(shown.html).toContain("p4ss-&lt;b&gt;");
    expect(await views()).toHaveLength(count);
  }
  expect(JSON.stringify(await test.deps.db.select().from(operatorAudit))).not.toContain("p4ss");
  expect((await clerk.get(path)).html).toContain("查看账号");
});

it("is hidden before a booster accepts, from other clerks and viewers, and after the end", async () => {
  await clerk.get(path);
  expect((await clerk.post(`${path}/account`, {})).html).toContain("代练接单以后");
  await accept();
  const other = await signInAs(test, "clerk", "another-clerk");
  expect((await other.get(path)).html).not.toContain("查看游戏账号");
  expect((await other.post(`${path}/account`, {})).html).toContain("只有接单的操作员");
  const viewer = await signInAs(test, "viewer");
  await viewer.get(path);
  expect((await viewer.post(`${path}/account`, {})).status).toBe(403);
  const owner = await signInAs(test, "owner");
  await owner.get(path);
  expect((await owner.post(`${path}/account`, {})).html).toContain(ACCOUNT.account);
  await clerk.post(`${path}/begin`, {});
  await clerk.post(`${path}/finish`, {});
  expect((await clerk.post(`${path}/account`, {})).status).toBe(409);
  expect(await views()).toHaveLength(1);
});

it("lets operator and buyer talk in the booster's name", async () => {
  const token = await test.tokenOf(BUYER, 1);
  const subject = { order_num: orderNum, party: "seller" } as const;
  expect((await test.request("messages", subject, { token })).code).not.toBe(0);
  await accept();
  const { location } = await clerk.post(`${path}/talk`, {});
  await clerk.get(location ?? "");
  await clerk.post(`${location}/answer`, { text: "晚上八点开打可以吗" });
  const read = await test.request("messages", subject, { token });
  const [booster] = await test.deps.db.select().from(boosters).where(eq(boosters.online, true));
  expect(read.data).toMatchObject({
    party_name: booster?.name,
    list: [{ sender: "staff", text: "晚上八点开打可以吗" }],
  });
  const message = { ...subject, text: "可以", request_id: "request-1" };
  await test.request("sendMessage", message, { token });
  expect((await clerk.get(location ?? "")).html).toContain("可以");
  const sent = await test.deps.db.select().from(messages);
  expect(sent.filter(({ sender }) => sender === "auto").map(({ text }) => text)).toEqual([
    expect.stringContaining("接单"),
  ]);
});
