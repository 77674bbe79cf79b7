import { expect, type Page } from "@playwright/test";
import { PATHS } from "@storefront/contract/http/paths";
import { dialog, openGoods } from "../support/desktop";
import { countCalls } from "../support/orders";
import { openFreeRental } from "../support/rental";

/** An action that prompts for the login and resumes after it. */
interface InterruptedAction {
  /** Start of the test title. */
  name: string;
  /** Opens a page and starts the action, which opens the login dialog. @returns expects that the action has resumed */
  begin(page: Page): Promise<() => Promise<void>>;
}

const CARDS = 1001;
const ACCOUNT = 1002;
/** 星河点卡铺. */
const SHOP = 3004;

/** 50109 means an expired session in the coupon panel only (product §8). */
const claimCoupon: InterruptedAction = {
  name: "claims a coupon refused with 50109",
  async begin(page) {
    await openGoods(page, CARDS);
    await page.getByRole("button", { name: /^领券/ }).click();
    const panel = dialog(page, "领取优惠券");
    await page.route(
      `**/api${PATHS.receiveEnvelope.path}`,
      (route) =>
        route.fulfill({ status: 401, json: { code: 50109, msg: "登录已过期", data: null } }),
      { times: 1 },
    );
    await panel.getByRole("button", { name: "领取 曜日点券专享券" }).click();
    return () => expect(panel.getByText(/^有效期至 /)).toBeVisible();
  },
};

const collectAccount: InterruptedAction = {
  name: "collects an account",
  async begin(page) {
    await openGoods(page, ACCOUNT);
    const collect = page.getByRole("button", { name: "收藏" });
    await collect.click();
    return () => expect(collect).toHaveAttribute("aria-pressed", "true");
  },
};

const openGift: InterruptedAction = {
  name: "opens the gift of a seller",
  async begin(page) {
    await openGoods(page, CARDS);
    await page.getByRole("button", { name: /^关注有礼/ }).click();
    const gift = dialog(page, "关注有礼");
    await gift.getByRole("button", { name: "关注并领取" }).click();
    return () => expect(gift.getByText("已关注，券在你的账户里")).toBeVisible();
  },
};

const followShop: InterruptedAction = {
  name: "follows a shop in one more call",
  async begin(page) {
    await page.goto(`/personal_center?user_id=${SHOP}`);
    const follow = page.getByRole("button", { name: "关注" });
    const posts = countCalls(page, PATHS.subscribe.path);
    await follow.click();
    return async () => {
      await expect(follow).toHaveAttribute("aria-pressed", "true");
      expect(posts.count).toBe(2);
    };
  },
};

const rentAccount: InterruptedAction = {
  name: "opens the rent dialog",
  async begin(page) {
    await openFreeRental(page);
    await page.getByRole("button", { name: "立即租号" }).click();
    return () => expect(dialog(page, "租号").getByText("应付合计")).toBeVisible();
  },
};

export const INTERRUPTED_ACTIONS = [claimCoupon, collectAccount, openGift, followShop, rentAccount];
