import { operatorAudit } from "@storefront/marketplace/database/schema";
import { photo } from "@storefront/testbed/marketplace/send-image";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { desc } from "drizzle-orm";

const BUYER = 1;
const SUBJECT = { goods_id: 1003, party: "seller" } as const;
const test = useSite();
const clerk = useConsole(test, "clerk");
let path: string;

beforeEach(async () => {
  const token = await test.tokenOf(BUYER);
  const message = { ...SUBJECT, text: "还有货吗 <b>", request_id: "request-1" };
  await test.request("sendMessage", message, { token });

  const list = (await clerk.get("/admin/messages")).html;
  path = /\/admin\/messages\/[0-9]+/.exec(list)?.[0] ?? "";
});

const shown = async () =>
  (await test.request("messages", SUBJECT, { token: await test.tokenOf(BUYER) })).data.list;
const answer = (text: string, file: Blob = new Blob([])) =>
  clerk.postFile(`${path}/answer`, { text }, "picture", file);
const jpeg = async () => new Blob([new Uint8Array(await photo())]);

it("counts unanswered conversations on the overview", async () => {
  expect((await clerk.get("/admin")).html).toMatch(/<strong>1<\/strong><span>待回复会话/);
  expect((await answer("有货")).status).toBe(303);
  expect((await clerk.get("/admin")).html).toMatch(/<strong>0<\/strong><span>待回复会话/);
});

it("links a conversation to the buyer's page and back", async () => {
  expect((await clerk.get(`/admin/users/${BUYER}`)).html).toContain("/admin/messages?user=1");
  expect((await clerk.get("/admin/messages?user=1")).html).toContain(path);
  expect((await clerk.get("/admin/messages?user=2")).html).not.toContain(path);
  const { html } = await clerk.get(path);
  expect(html).toContain("还有货吗 &lt;b&gt;");
  expect(html).toContain('href="/admin/users/1"');
});

it("answers with a picture, and records that there was one", async () => {
  expect((await answer("看图", await jpeg())).status).toBe(303);
  const last = (await shown()).at(-1);
  expect(last).toMatchObject({ sender: "staff", text: "看图" });
  expect((await test.app.request(last?.image?.url ?? "")).status).toBe(200);
  expect((await clerk.get(path)).html).toContain("/media/uploads/");
  const [entry] = await test.deps.db
    .select()
    .from(operatorAudit)
    .orderBy(desc(operatorAudit.id))
    .limit(1);
  expect(entry?.after).toEqual({ characters: 2, pictures: 1 });
});

it.each([
  ["a page", new Blob(["<html>"]), 409, "图片"],
  ["9 MB", new Blob([new Uint8Array(9 * 1024 * 1024)]), 409, "图片过大，最多 8 MB"],
  ["20 MB", new Blob([new Uint8Array(20 * 1024 * 1024)]), 413, "图片过大，每张最多 8 MB"],
])("sends nothing when the picture is %s", async (_, file, status, reason) => {
  const refused = await answer("看图", file);
  expect([refused.status, refused.html.includes(reason)]).toEqual([status, true]);
  expect((await shown()).some(({ sender }) => sender === "staff")).toBe(false);
});

it("keeps the input when an answer is too long", async () => {
  const { status, html } = await answer("长".repeat(501));
  expect(status).toBe(409);
  expect(html).toContain("最多 500 个字");
  expect(html).toContain("长长长</textarea>");
});

it("rejects a multipart answer from another site", async () => {
  const { status } = await clerk.postFile(
    `${path}/answer`,
    { text: "有货", form_token: "other" },
    "picture",
    new Blob([]),
  );
  expect(status).toBe(403);
});
