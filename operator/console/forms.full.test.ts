import { operatorSessions, stock } from "@storefront/marketplace/database/schema";
import { consoleBrowser, signInAs } from "@storefront/testbed/operator/console-browser";
import { useSite } from "@storefront/testbed/operator/use-console";
import { eq } from "drizzle-orm";
import { addOperator } from "../access/manage-operators";
import { codeAt } from "../access/one-time-code";

const GOODS = 1009;

const test = useSite();

async function pieces() {
  const [row] = await test.deps.db.select().from(stock).where(eq(stock.goodsId, GOODS));
  if (!row) throw new Error(`there is no stock of ${GOODS}`);
  const { id, available } = row;
  return { available, path: `/admin/listings/${GOODS}/pieces/${id}/stock`, stock_id: String(id) };
}

it("executes a form once when it is sent twice, and redirects both to the same page", async () => {
  const owner = await signInAs(test, "owner");
  const { available, path, stock_id } = await pieces();
  const send = (by: string) => owner.post(path, { stock_id, pieces: by }, { formKey: "one" });
  const answers = [await send("5"), await send("5")];
  expect(answers.map(({ location }) => location)).toEqual([
    `/admin/listings/${GOODS}?done=stock`,
    `/admin/listings/${GOODS}?done=stock`,
  ]);
  expect((await pieces()).available).toBe(available + 5);
  await send("-2");
  expect((await pieces()).available).toBe(available + 3);
});

it("accepts a form again after it was rejected", async () => {
  const owner = await signInAs(test, "owner");
  const { path, stock_id } = await pieces();
  const send = () => owner.post(path, { stock_id, pieces: "-9999" }, { formKey: "one" });
  expect([(await send()).status, (await send()).status]).toEqual([409, 409]);
});

it("keeps the input when the session has expired, without submitting it", async () => {
  const { password, totpSecret } = (await addOperator(test.deps, "lin", "owner")) ?? {};
  const { available, path, stock_id } = await pieces();
  const browser = consoleBrowser(test.site);
  const logIn = (code: string, more: Record<string, string> = {}) =>
    browser.post("/admin/login", { name: "lin", password: password ?? "", code, ...more });
  const codeIn = (ms: number) => codeAt(totpSecret ?? "", new Date(Date.now() + ms));
  await browser.get("/admin/login");
  await logIn(codeIn(0));
  await browser.get("/admin");
  await test.deps.db.delete(operatorSessions);

  const expired = await browser.post(path, { stock_id, pieces: "7" });
  expect(expired.html).toContain("填写的内容还在");
  const [, draft = ""] = /name="draft" value="([^"]*)"/.exec(expired.html) ?? [];
  expect(draft).not.toContain("form_token");
  const again = await logIn(codeIn(30_000), {
    draft_path: path,
    draft: draft.replaceAll("&amp;", "&"),
  });
  expect(again.html).toContain("回到刚才的表单");
  const resumed = await browser.post(path, { stock_id, pieces: "7", form_resume: "1" });
  expect(resumed.html).toContain("内容已经恢复");
  expect(resumed.html).toContain('value="7"');
  expect((await pieces()).available).toBe(available);
});

it("keeps no input of a form that another site has sent", async () => {
  await addOperator(test.deps, "lin", "owner");
  const { path } = await pieces();
  const sent = await consoleBrowser(test.site).post(
    path,
    { pieces: "7" },
    { origin: "https://evil.example" },
  );
  expect([sent.status, sent.location]).toEqual([303, "/admin/login?next=%2Fadmin"]);
});

it("ignores a trailing slash", async () => {
  const viewer = await signInAs(test, "viewer");
  const { status, location } = await viewer.get("/admin/");
  expect(status).toBe(301);
  expect(new URL(location ?? "", "http://x").pathname).toBe("/admin");
});
