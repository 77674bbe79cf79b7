import { hasApp } from "../app-info/app-texts";
import type { AppInfo } from "../app-info/read-app-info";

/** Texts about goods that are sold only in the app, with the way to buy them. */
export interface AppOnlyTexts {
  /** Title of the notice in the page. */
  title: string;
  notice: string;
  /** Title of the dialog that the button opens. */
  dialog: string;
  description: string;
  /** Label of the button that copies the link. */
  copy: string;
}

const WITH_APP: AppOnlyTexts = {
  title: "这件商品只在 App 内购买",
  notice: "装好后登录同一个手机号，在 App 里下单和付款。",
  dialog: "请在 App 内购买",
  description: "这件商品只在 App 里下单。装好后登录同一个手机号即可。",
  copy: "复制下载链接",
};

const WITHOUT_APP: AppOnlyTexts = {
  title: "这件商品只在 App 内购买，我们还没有 App",
  notice: "这里暂时下不了单。用手机版可以问卖家，或看看同类的商品。",
  dialog: "暂时买不了这件商品",
  description: "它只在 App 里下单，而我们还没有 App。用手机版可以问卖家，或看看同类的商品。",
  copy: "复制手机版链接",
};

/** Texts for goods that are sold only in the app; honest where there is none. */
export const appOnlyTexts = (app: Pick<AppInfo, "systems">): AppOnlyTexts =>
  hasApp(app) ? WITH_APP : WITHOUT_APP;
