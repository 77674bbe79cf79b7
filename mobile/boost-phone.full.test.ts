import { boostGames } from "@storefront/marketplace/database/schema";
import { pathOf } from "@storefront/testbed/marketplace/place-order";
import { runBoosterJobs } from "@storefront/testbed/marketplace/run-booster-jobs";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const PHONE = "13800138000";
const CHOICE = {
  game_id: "359",
  ...{ start_id: "50302", target_id: "60101", inscription: "150", partition_id: "11" },
};
const GAME = `/phone/game?${new URLSearchParams(CHOICE)}`;

const test = useSandboxApp();
const browser = usePhone(test);

/** Returns the hidden fields of the order form. */
function fieldsOf(html: string): Record<string, string> {
  const form = /<form class="card boost-bill [\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  const hidden = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name = "", value = ""]) => [name, value]));
}

/**
 * Orders a boost, from the game page to the cashier.
 * @returns the path of the order's page
 */
async function order(pay_type: string): Promise<string> {
  await browser.login(PHONE);
  const { html } = await browser.get(GAME);
  const placed = await browser.post("/phone/game", { ...fieldsOf(html), pay_type });
  const location = placed.location ?? "";
  if (!location.startsWith("/phone/cashier")) return location;
  const { searchParams } = new URL(location, "http://phone.invalid");
  const form = Object.fromEntries(searchParams);
  await browser.post("/phone/cashier", { ...form, act: "pay" });
  return /href="[^"]*?(\/phone\/boost\?[^"]+)"/.exec((await browser.get(location)).html)?.[1] ?? "";
}

describe("the mobile game page", () => {
  it("requires only a choice of ranks, and prices it", async () => {
    const empty = await browser.get("/phone/game");
    expect(empty.status).toBe(200);
    expect(empty.html).toContain("查看价格");
    expect(empty.html).not.toContain("立即下单");
    const { html } = await browser.get(GAME);
    expect(html).toMatch(/value="50302" selected/);
    expect(html).toContain("立即下单 ¥103.00");
    expect(html).toContain("14 颗星 · 约 7 小时");
  });

  it("is the target of the QR code", async () => {
    const { data } = await test.request("boostCompute", {
      ...CHOICE,
      game_id: 359,
      ringer_type: 1,
      extra: '{"inscription":150}',
      isqrcode: 1,
    });
    const scanned = await browser.post("/phone/scan", { code: data.qrcodeUrl });
    expect(scanned.location).toBe(pathOf(data.qrcodeUrl));
    expect((await browser.get(scanned.location ?? "")).html).toContain("¥103.00");
  });

  it.each([
    ["a lower target", { target_id: "50301" }, "目标段位必须高于初始段位"],
    ["a non-numeric inscription", { inscription: "很多" }, "铭文等级是 0 到 150 的整数"],
    ["an unknown rank", { start_id: "7" }, "没有这个段位"],
    ["an incomplete choice", { partition_id: "" }, "请把每一项都选好"],
    ["a hostile value", { start_id: "<script>" }, "start_id"],
  ])("explains %s, without an order form", async (_, more, words) => {
    const query = new URLSearchParams({ ...CHOICE, ...more });
    const { html, status } = await browser.get(`/phone/game?${query}`);
    expect(status).toBe(200);
    expect(html).toContain(words);
    expect(html).not.toContain("立即下单");
    expect(html).not.toContain("<script>");
  });

  it("requires a login to order, and returns with the choice", async () => {
    const fields = fieldsOf((await browser.get(GAME)).html);
    const { location } = await browser.post("/phone/game", { ...fields, pay_type: "1" });
    expect(new URL(location ?? "", "http://phone.invalid").searchParams.get("next")).toBe(GAME);
  });

  it("shows a changed price, and orders at the new one", async () => {
    await browser.login(PHONE);
    const fields = fieldsOf((await browser.get(GAME)).html);
    await test.deps.db.update(boostGames).set({ pricePercent: 110 });
    const rejected = await browser.post("/phone/game", { ...fields, pay_type: "1" });
    expect(rejected.status).toBe(409);
    expect(rejected.html).toContain("价格已从 ¥103.00 变动");
    expect(rejected.html).toContain("立即下单 ¥113.30");
    const again = await browser.post("/phone/game", { ...fieldsOf(rejected.html), pay_type: "1" });
    expect(again.location).toContain("/phone/cashier?");
  });
});

describe("a boost order on the phone", () => {
  it("can be paid at the cashier, is listed, and shows its acceptance", async () => {
    const path = await order("2");
    const { html } = await browser.get(path);
    expect(html).toContain("待接单");
    expect(html).toContain("取消订单，全额退款");
    expect((await browser.get("/phone/orders")).html).toMatch(
      /段位代练[\s\S]*钻石Ⅲ 2星 → 星耀Ⅴ 1星/,
    );
    await test.clock.advance(100);
    await runBoosterJobs(test.deps, "missing");
    const state = await browser.get(path.replace("/phone/boost?", "/phone/boostState?"));
    expect(state.html).toBe("accepted 0");
    const accepted = (await browser.get(path)).html;
    expect(accepted).toContain("代练中");
    expect(accepted).toContain("已接单，等你填写游戏账号");
    expect(accepted).not.toContain("取消订单");
  });

  it("takes the game account, shows a rejected one again without its password, and says when it is in use", async () => {
    const path = await order("0");
    const order_num = new URL(path, "http://phone.invalid").searchParams.get("order_num") ?? "";
    expect((await browser.get(path)).html).toContain("还缺游戏账号");
    const typed = { order_num, account: "player-1", server: "12 区", note: "只打晚场" };
    const rejected = await browser.post("/phone/boost/account", { ...typed, password: "" });
    expect(rejected.status).toBe(409);
    expect(rejected.html).toContain("请填写游戏密码");
    expect(rejected.html).toContain('value="只打晚场"');
    const given = await browser.post("/phone/boost/account", { ...typed, password: "secret-1" });
    expect(given.location).toBe(path);
    const { html } = await browser.get(path);
    expect(html).toContain("游戏账号已提交");
    expect(html).not.toContain("player-1");
    await test.clock.advance(100);
    await runBoosterJobs(test.deps);
    const begun = (await browser.get(path)).html;
    expect(begun).toContain("代练正在使用你的账号");
    expect(begun).toContain("party=seller");
    expect(begun).not.toContain("更正账号");
    const late = await browser.post("/phone/boost/account", { ...typed, password: "x" });
    expect(late.html).toContain("代练已经开打");
  });

  it("can be canceled until a booster accepts it", async () => {
    const path = await order("0");
    const order_num = new URL(path, "http://phone.invalid").searchParams.get("order_num") ?? "";
    expect((await browser.post("/phone/boost/cancel", { order_num })).location).toBe(path);
    expect((await browser.get(path)).html).toContain("已退款");
    const late = await order("0");
    const other = new URL(late, "http://phone.invalid").searchParams.get("order_num") ?? "";
    await test.clock.advance(100);
    await runBoosterJobs(test.deps);
    const refused = await browser.post("/phone/boost/cancel", { order_num: other });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain("代练已经接单");
  });

  it("is visible to its buyer only", async () => {
    const path = await order("0");
    const stranger = phoneBrowser(test);
    expect((await stranger.get(path)).location).toContain("/phone/login?");
    await stranger.login("13900139000");
    expect(await stranger.get(path)).toMatchObject({ status: 404 });
  });
});

describe("boosted games on the phone", () => {
  const OTHER = {
    id: 7,
    name: "试炼之地",
    ladder: [{ tier: "新手", name: "新手", from: 0, to: 3, fen: 1000, minutes: 30 }],
    partitions: [{ platform: "电信", name: "一区", percent: 100 }],
    inscription: [],
  };

  it("offers a choice between several, each with its own ranks and fields", async () => {
    expect((await browser.get("/phone/game")).html).not.toContain("要代练的游戏");
    await test.deps.db.insert(boostGames).values(OTHER);
    const { html } = await browser.get("/phone/game?game_id=7");
    expect(html).toContain("试炼之地段位代练");
    expect(html).toContain("曜日战歌</a>");
    expect(html).toContain("新手 3星");
    expect(html).not.toContain("铭文等级");
    const choice = { game_id: "7", start_id: "10100", target_id: "10103", partition_id: "11" };
    const priced = await browser.get(`/phone/game?${new URLSearchParams(choice)}`);
    expect(priced.html).toContain("立即下单 ¥30.00");
    await browser.login(PHONE);
    const placed = await browser.post("/phone/game", {
      ...fieldsOf((await browser.get(`/phone/game?${new URLSearchParams(choice)}`)).html),
      pay_type: "0",
    });
    const orderPage = await browser.get(placed.location ?? "");
    expect(orderPage.html).toContain("试炼之地");
    expect(orderPage.html).not.toContain("铭文");
  });

  it("says when it opens, and takes no order before", async () => {
    await browser.login(PHONE);
    const fields = fieldsOf((await browser.get(GAME)).html);
    await test.deps.db.update(boostGames).set({ opensAt: 600, closesAt: 120 });
    test.clock.set(new Date("2026-03-02T05:00:00+08:00"));
    await browser.login(PHONE);
    const { html } = await browser.get(GAME);
    expect(html).toContain("现在休息，今天 10:00 开始接单（每天 10:00–次日 02:00）");
    expect(html).not.toContain("立即下单");
    const refused = await browser.post("/phone/game", { ...fields, pay_type: "1" });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain("请在今天 10:00 之后下单");
  });

  it("is missing without any, with all of its links", async () => {
    const hasLink = async (path: string) => (await browser.get(path)).html.includes("/phone/game");
    const pages = ["/phone", "/phone/account"];
    for (const path of pages) expect([path, await hasLink(path)]).toEqual([path, true]);
    await test.deps.db.update(boostGames).set({ onSale: false });
    const { status, html } = await browser.get(GAME);
    expect(status).toBe(404);
    expect(html).toContain("现在不做代练");
    for (const path of pages) expect([path, await hasLink(path)]).toEqual([path, false]);
  });

  it("opens another game when the requested one is boosted no longer", async () => {
    const { html } = await browser.get("/phone/game?game_id=99&start_id=10100");
    expect(html).toContain("这个游戏现在不做代练");
    expect(html).toContain("曜日战歌段位代练");
  });
});
