import {
  adDownloads,
  envelopes,
  operatorAudit,
  orders,
  users,
} from "@storefront/marketplace/database/schema";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { signInAs } from "@storefront/testbed/operator/console-browser";
import { useConsole, useSite } from "@storefront/testbed/operator/use-console";
import { eq } from "drizzle-orm";
import { recordDownload } from "@/marketplace/home/record-download";

const BUYER = 1;
const PHONE = "13800138000";
const CARD_KEYS = 1011;

const test = useSite();
const owner = useConsole(test, "owner");

const actions = async () =>
  (await test.deps.db.select().from(operatorAudit).orderBy(operatorAudit.id)).map(
    ({ action, subject }) => `${action} ${subject}`,
  );

describe("users", () => {
  it.each(["8000", "1"])("are found by %s", async (q) => {
    const { html } = await owner.get(`/admin/users?q=${q}`);
    expect(html).toContain("138****8000");
    expect(html).not.toContain(PHONE);
  });

  it("are found by a part of their names, with wildcards taken literally", async () => {
    await test.deps.db.update(users).set({ nickname: "100%真" }).where(eq(users.id, BUYER));
    const found = async (q: string) =>
      (await owner.get(`/admin/users?q=${encodeURIComponent(q)}`)).html.includes("138****8000");
    expect([await found("0%真"), await found("1%真"), await found("%")]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it("cannot use old or new logins while blocked, and their orders continue", async () => {
    const { order } = await placeOrder(test, BUYER, { goodsId: CARD_KEYS });
    const token = await test.tokenOf(BUYER, 2);
    const path = `/admin/users/${BUYER}`;
    expect((await owner.post(`${path}/block`, { reason: " " })).html).toContain("请填写原因");
    const blocked = await owner.post(`${path}/block`, { reason: "盗用他人账号" });
    expect(blocked.location).toBe(`${path}?done=block`);
    expect((await owner.post(`${path}/block`, { reason: "又一次" })).status).toBe(409);

    expect((await test.request("orderList", { page: 1 }, { token })).code).toBe(50000);
    await expect(test.tokenOf(BUYER, 2)).rejects.toMatchObject({ reason: "userBlocked" });
    await settlePayment(test.deps, order.order_num);
    const [paid] = await test.deps.db
      .select()
      .from(orders)
      .where(eq(orders.orderNum, order.order_num));
    expect(paid?.status).not.toBe("pending");

    expect((await owner.get(path)).html).toContain("盗用他人账号");
    await owner.post(`${path}/unblock`, {});
    expect(await test.tokenOf(BUYER, 2)).toHaveLength(43);
    expect((await actions()).slice(-2)).toEqual(["user.block user 1", "user.unblock user 1"]);
  });

  it("can be blocked by owners only", async () => {
    const clerk = await signInAs(test, "clerk");
    const { status } = await clerk.post(`/admin/users/${BUYER}/block`, { reason: "x" });
    expect(status).toBe(403);
  });

  it("answer 404 when they do not exist", async () => {
    expect((await owner.get("/admin/users/99999999999")).status).toBe(404);
  });
});

describe("coupons", () => {
  const FORM = {
    name: "开学季",
    label: "平台券",
    off: "5",
    from_yuan: "50.00",
    valid_days: "3",
    total: "20",
    given: "claim",
  };
  const named = async () =>
    (await test.deps.db.select().from(envelopes).where(eq(envelopes.couponName, FORM.name)))[0];

  it.each([
    [{ name: "" }, "请填写名称"],
    [{ off: "50" }, "并小于门槛"],
    [{ total: "many" }, "发放总数"],
    [{ listing: "999999" }, "没有这件商品"],
    [{ seller: "999999" }, "没有这个卖家"],
    [{ given: "follow" }, "关注礼必须填写"],
    [{ until: "2020-01-01" }, "截止日期"],
    [{ until: "2026-02-31x" }, "截止日期"],
  ])("with %j are rejected at the field, keeping the other input", async (wrong, message) => {
    const { status, html } = await owner.post("/admin/coupons", { ...FORM, ...wrong });
    expect(status).toBe(400);
    expect(html).toContain(message);
    expect(html).toContain('value="50.00"');
    expect(await named()).toBeUndefined();
  });

  it("can be created, claimed and ended, after which nobody can claim them", async () => {
    expect((await owner.post("/admin/coupons", FORM)).location).toBe("/admin/coupons?done=create");
    const { id = 0 } = (await named()) ?? {};
    const claim = async (userId: number) =>
      (
        await test.request(
          "receiveEnvelope",
          { envelope_id: id, goods_id: CARD_KEYS },
          { token: await test.tokenOf(userId, 2) },
        )
      ).code;
    expect(await claim(BUYER)).toBe(0);
    await owner.post(`/admin/coupons/${id}/end`, {});
    expect(await claim(2)).toBe(30411);
    expect((await owner.post(`/admin/coupons/${id}/end`, {})).status).toBe(409);
    expect((await owner.get("/admin/coupons")).html).toContain("1 / 20");
    expect((await actions()).slice(-2)).toEqual([
      `coupon.create coupon ${id}`,
      `coupon.end coupon ${id}`,
    ]);
  });
});

describe("downloads", () => {
  const visit = { ip: "203.0.113.9", site: "mima.localhost:3000", brand: "mima" };
  const fromPhone = { ...visit, userAgent: "x (iPhone; y)" };
  const shown = async (query: string) =>
    /下载明细<\/caption>(.*?)<\/table>/s
      .exec((await owner.get(`/admin/downloads?${query}`)).html)?.[1]
      ?.match(/<td.*?<\/tr>/gs)
      ?.map((row) =>
        row
          .replaceAll(/<[^>]+>/g, " ")
          .trim()
          .split(/\s+/),
      ) ?? [];

  it("are counted by brand, advertisement, platform and day", async () => {
    await recordDownload(test.deps, { ad: "baidu-7", ...fromPhone });
    await recordDownload(test.deps, { ad: "baidu-7", ...fromPhone });
    expect(await test.deps.db.select().from(adDownloads)).toEqual([
      {
        ad: "baidu-7",
        site: "mima.localhost",
        brand: "mima",
        platform: "ios",
        day: "2026-03-01",
        count: 2,
      },
    ]);
    const { html } = await owner.get("/admin/downloads");
    for (const text of ["baidu-7", ">mima<", "iOS", "共 2 次"]) expect(html).toContain(text);
    const before = await owner.get("/admin/downloads?from=2026-01-01&to=2026-02-01");
    expect(before.html).not.toContain("baidu-7");
    expect((await owner.get("/admin/downloads?from=2026-02-31")).status).toBe(400);
  });

  it("of all hosts of a brand, the phone's included, are one row", async () => {
    await recordDownload(test.deps, { ad: "baidu-7", ...fromPhone });
    await recordDownload(test.deps, { ad: "baidu-7", ...fromPhone, site: "www.mima.example" });
    await recordDownload(test.deps, { ad: "baidu-7", ...fromPhone, site: "" });
    await recordDownload(test.deps, { ad: "baidu-7", ...fromPhone, site: "", brand: "hh" });
    await recordDownload(test.deps, {
      ad: "baidu-7",
      ...fromPhone,
      site: "old.example",
      brand: "",
    });
    expect(await shown("")).toEqual([
      ["2026-03-01", "mima", "baidu-7", "iOS", "3"],
      ["2026-03-01", "hh", "baidu-7", "iOS", "1"],
      ["2026-03-01", "old.example", "baidu-7", "iOS", "1"],
    ]);
  });

  it("are filtered by brand, advertisement and platform", async () => {
    const userAgent = "x (Windows NT 10.0; y)";
    await recordDownload(test.deps, { ad: "baidu-7", ...fromPhone });
    await recordDownload(test.deps, { ad: "抖音", ...fromPhone, brand: "hh" });
    await recordDownload(test.deps, { ad: "抖音", ...fromPhone, userAgent });
    const onPhone = ["2026-03-01", "mima", "baidu-7", "iOS", "1"];
    const onDesktop = ["2026-03-01", "mima", "抖音", "电脑", "1"];
    expect(await shown("brand=mima&ad=%20baidu-7%20")).toEqual([onPhone]);
    expect(await shown("brand=mima&ad=&platform=")).toEqual([onPhone, onDesktop]);
    expect(await shown("platform=desktop")).toEqual([onDesktop]);
    expect(await shown("ad=baidu")).toEqual([]);
    expect((await owner.get("/admin/downloads?ad=%E6%8A%96%E9%9F%B3")).html).toContain(
      "brand=mima&amp;ad=%E6%8A%96%E9%9F%B3",
    );
  });
});
