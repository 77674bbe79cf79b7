import { goodsReports, operatorAudit } from "@storefront/marketplace/database/schema";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useSite } from "@storefront/testbed/operator/use-console";
import { desc } from "drizzle-orm";

const BUYER = 1;
const GOODS = 1001;

const test = useSite();

beforeEach(async () => {
  const token = await test.tokenOf(BUYER);
  const report = { goods_id: GOODS, reason: "untrue", text: "<b>图文不符</b>" } as const;
  await test.request("reportGoods", report, { token });
});

const reportNow = async () => {
  const [report] = await test.deps.db.select().from(goodsReports);
  if (!report) throw new Error("there is a report");
  return report;
};

it("lists a report as text, and lets a clerk mark it as handled", async () => {
  const clerk = await signInAs(test, "clerk");
  const { html } = await clerk.get("/admin/reports");
  expect(html).toContain("描述与实际不符");
  expect(html).toContain("&lt;b&gt;图文不符");
  const { id } = await reportNow();
  await clerk.post(`/admin/reports/${id}/handle`, {});
  expect((await reportNow()).handledBy).toBe("clerk");
  expect((await clerk.get("/admin/reports")).html).toContain("没有待处理的举报");
  const [entry] = await test.deps.db
    .select()
    .from(operatorAudit)
    .orderBy(desc(operatorAudit.id))
    .limit(1);
  expect(entry).toMatchObject({ action: "report.handle", subject: `listing ${GOODS}` });
  const again = await clerk.post(`/admin/reports/${id}/handle`, {});
  expect(again.status).toBe(409);
});

it("changes nothing for a viewer", async () => {
  const viewer = await signInAs(test, "viewer");
  const { id } = await reportNow();
  expect((await viewer.post(`/admin/reports/${id}/handle`, {})).status).toBe(403);
  expect((await reportNow()).handledAt).toBeNull();
});
