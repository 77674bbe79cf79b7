import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  cardSecrets,
  goods,
  operatorAudit,
  sellers,
} from "@storefront/marketplace/database/schema";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { desc, eq } from "drizzle-orm";

const SELLER = { kind: "seller", id: 70_001, nickname: "北风代充" };
const LISTING = {
  kind: "listing",
  id: 70_001,
  seller: 70_001,
  name: "北风 60 点券",
  game: "曜日战歌",
  goods_type: "TopUp",
  trade_type_id: 6,
  delivery: "manual",
  price: "6.00",
  stock: 20,
};
const PATH = "/admin/listings/import";

const test = useSite();
const owner = useConsole(test, "owner");

const fileOf = (rows: readonly unknown[], name = "catalogue.jsonl") =>
  new File([rows.map((row) => `${JSON.stringify(row)}\n`).join("")], name);
const send = (file: File) => owner.postFiles(PATH, {}, { file });
const keptName = (html: string) => /name="name" value="([^"]+)"/.exec(html)?.[1] ?? "";
const listed = async () =>
  (await test.deps.db.select().from(goods).where(eq(goods.id, LISTING.id)))[0];

it("does a dry run, lists the outcome of each row, and applies it when confirmed", async () => {
  const tried = await send(fileOf([SELLER, LISTING]));
  expect(tried.status).toBe(200);
  expect(tried.html).toContain("检查通过，还没有导入");
  expect(tried.html).toMatch(/第 2 行<\/td><td class="wide">listing 70001<\/td>/);
  expect(await listed()).toBeUndefined();
  expect(await test.takeChangedGoods()).toEqual([]);

  const name = keptName(tried.html);
  const confirmed = await owner.post(`${PATH}/confirm`, { name, file: "catalogue.jsonl" });
  expect([confirmed.status, confirmed.location]).toEqual([303, `${PATH}?done=2-0-0`]);
  expect((await owner.get(confirmed.location ?? "")).html).toContain("已导入：新建 2 条");
  expect((await listed())?.name).toBe(LISTING.name);
  expect(await test.takeChangedGoods()).toEqual([LISTING.id]);
  const [entry] = await test.deps.db
    .select()
    .from(operatorAudit)
    .orderBy(desc(operatorAudit.id))
    .limit(1);
  expect(entry).toMatchObject({
    action: "catalogue.import",
    after: { file: "catalogue.jsonl", created: 2, updated: 0, unchanged: 0 },
  });

  expect((await owner.post(`${PATH}/confirm`, { name })).html).toContain("请重新上传");
  const again = await send(fileOf([SELLER, LISTING]));
  expect(again.html).toContain("没有要导入的");
});

it("reports every invalid row in Chinese, and neither changes nor stores anything", async () => {
  const kept = () => readdir(join(test.deps.config.dataDir, "imports"));
  await send(fileOf([SELLER]));
  const before = await kept();
  const wrong = [
    { ...SELLER, nickname: "" },
    { ...LISTING, price: "6,00" },
    { ...LISTING, id: 70_002, seller: 79_999 },
    { ...LISTING, id: 70_003, stock: undefined },
    { ...LISTING, id: 70_004, pictures: ["a/front.jpg"] },
    "text",
  ];
  const { status, html } = await send(fileOf(wrong));
  expect(status).toBe(400);
  expect(html).toContain("什么也没有导入");
  for (const text of [
    "nickname：请填写",
    "price：请输入金额，单位元，最多两位小数",
    "seller 79999 不存在",
    "stock：人工交付请填写可售件数",
    "a/front.jpg：找不到",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain("确认导入");
  expect(await test.deps.db.$count(sellers, eq(sellers.id, SELLER.id))).toBe(0);
  expect(await kept()).toEqual(before);
});

it.each([
  ["no file", new File([], "")],
  ["a file of another kind", new File(["x"], "catalogue.exe")],
])("requires a file when %s is sent", async (_, file) => {
  const { status, html } = await send(file);
  expect(status).toBe(400);
  expect(html).toMatch(/id="file-error"[^>]*>请选择一个 \.jsonl 或 \.json 文件</);
});

it("exports a file that can be imported again, without card secrets", async () => {
  const { status, headers, html: text } = await owner.get("/admin/listings/export");
  expect(status).toBe(200);
  expect(headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="catalogue-.*\.jsonl"$/,
  );
  const [secret] = await test.deps.db.select().from(cardSecrets).limit(1);
  expect(text).not.toContain(secret?.secret ?? "");
  const rows = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
  expect(rows.length).toBeGreaterThan(20);
  const { html } = await send(fileOf(rows));
  expect(html).toContain("没有要导入的");
});

it("is restricted to owners, and confirms uploaded files only", async () => {
  const clerk = await signInAs(test, "clerk");
  expect((await clerk.get(PATH)).status).toBe(403);
  expect((await clerk.get("/admin/listings/export")).status).toBe(403);
  expect((await clerk.postFiles(PATH, {}, { file: fileOf([SELLER]) })).status).toBe(403);
  const { status, html } = await owner.post(`${PATH}/confirm`, { name: "../../etc/passwd" });
  expect([status, html]).toEqual([400, expect.stringContaining("请重新上传")]);
});
