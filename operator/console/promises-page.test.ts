import { holdListing } from "@storefront/marketplace/catalogue/catalogue";
import { goods, operatorAudit, promiseReviews } from "@storefront/marketplace/database/schema";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useSite } from "@storefront/testbed/operator/use-console";
import { desc, eq } from "drizzle-orm";

const GOODS = 1010;

const test = useSite();

beforeEach(async () => {
  const { db, clock } = test.deps;
  await db.transaction(async (tx) => {
    await tx.update(goods).set({ name: "<i>北风</i>账号，终 身包赔" }).where(eq(goods.id, GOODS));
    await holdListing(tx, GOODS, clock.now());
  });
});

async function waiting() {
  const [review] = await test.deps.db
    .select()
    .from(promiseReviews)
    .where(eq(promiseReviews.goodsId, GOODS))
    .orderBy(desc(promiseReviews.id));
  if (!review) throw new Error("there is a review");
  return review;
}
const isListed = async () =>
  (await test.deps.db.select().from(goods).where(eq(goods.id, GOODS)))[0]?.removedAt === null;
const lastAudit = async () =>
  (await test.deps.db.select().from(operatorAudit).orderBy(desc(operatorAudit.id)).limit(1))[0];

it("lists what waits with the words marked, counts it on the overview, and shows why it is off sale", async () => {
  const owner = await signInAs(test, "owner");
  const { html } = await owner.get("/admin/promises");
  expect(html).toContain("&lt;i&gt;北风&lt;/i&gt;账号，<mark>终 身</mark><mark>包赔</mark>");
  expect((await owner.get("/admin")).html).toMatch(/<strong>1<\/strong><span>待审核文字/);
  expect((await owner.get(`/admin/listings/${GOODS}`)).html).toContain("同意之前不上架");
  expect(await isListed()).toBe(false);
});

it("puts the listing on sale when an owner agrees, once, with an entry in the audit log", async () => {
  const owner = await signInAs(test, "owner");
  const { id, hash } = await waiting();
  expect((await owner.post(`/admin/promises/${id}/agree`, {})).status).toBe(303);
  expect(await isListed()).toBe(true);
  expect(await waiting()).toMatchObject({
    ...{ state: "agreed", decidedBy: "owner", decidedAt: test.clock.now(), hash },
  });
  expect(await lastAudit()).toMatchObject({ action: "promise.agree", subject: `listing ${GOODS}` });
  await owner.get("/admin/promises");
  expect((await owner.post(`/admin/promises/${id}/refuse`, { reason: "没有" })).status).toBe(409);
  expect(await isListed()).toBe(true);
});

it("keeps the listing off sale when an owner refuses, with a reason", async () => {
  const owner = await signInAs(test, "owner");
  const { id } = await waiting();
  const bare = await owner.post(`/admin/promises/${id}/refuse`, { reason: "" });
  expect([bare.status, bare.html]).toEqual([400, expect.stringContaining("请写明理由")]);
  await owner.post(`/admin/promises/${id}/refuse`, { reason: "没有终身包赔" });
  expect(await waiting()).toMatchObject({ state: "refused", reason: "没有终身包赔" });
  const { html } = await owner.get(`/admin/listings/${GOODS}`);
  expect(html).toContain("文字未通过");
  const relisted = await owner.post(`/admin/listings/${GOODS}/relist`, {});
  expect(relisted.html).toContain("文字没有通过审核：没有终身包赔");
  expect(await isListed()).toBe(false);
});

it("lets clerks read and not decide", async () => {
  const clerk = await signInAs(test, "clerk");
  const { id } = await waiting();
  expect((await clerk.get("/admin/promises")).html).toContain("等负责人处理");
  expect((await clerk.post(`/admin/promises/${id}/agree`, {})).status).toBe(403);
  expect(await isListed()).toBe(false);
});

it("keeps a listing off sale that its owner took off while it waited", async () => {
  const owner = await signInAs(test, "owner");
  const { id } = await waiting();
  await test.deps.db.update(promiseReviews).set({ relists: false });
  await owner.get("/admin/promises");
  await owner.post(`/admin/promises/${id}/agree`, {});
  expect(await isListed()).toBe(false);
  await owner.get(`/admin/listings/${GOODS}`);
  await owner.post(`/admin/listings/${GOODS}/relist`, {});
  expect(await isListed()).toBe(true);
});
