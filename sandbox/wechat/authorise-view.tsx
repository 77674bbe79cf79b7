import { Icon } from "@storefront/html/parts/icon";
import { Outcome } from "@storefront/html/parts/outcome";
import { type PageSystem, Screen } from "../pages/screen";
import type { WechatApplication } from "./open-platform";

/** Explains the platform's pages. */
export const CAPTION: PageSystem["caption"] = {
  lead: "微信开放平台的授权页",
  steps: [
    "在电脑上打开微信登录，用手机打开二维码",
    "在这里选一个微信号，同意或拒绝",
    "微信把结果带回网站，电脑随即登录",
  ],
  note: "演示环境：没有真实的微信账号。",
};

interface Props {
  application: WechatApplication;
  /** Target of the form. */
  action: string;
}

/** Lets the user authorize the application, and choose a test user. */
export function AuthoriseView({ application, action }: Props) {
  return (
    <Screen look="wechat" title="微信授权">
      <div class="asker centred">
        <span class="asker-sign middle">
          <Icon name="key" />
        </span>
        <h2>{application.name} 申请使用</h2>
        <p class="hint">{application.redirectHost}</p>
      </div>
      <form class="stack" method="post" action={action}>
        <fieldset class="identities card">
          <legend>使用这个微信号</legend>
          <label>
            <input type="radio" name="identity" value="known" checked />
            <span>
              <strong>南风知我意</strong>
              <small>已绑定手机号 138****8000</small>
            </span>
          </label>
          <label>
            <input type="radio" name="identity" value="new" />
            <span>
              <strong>新的微信号</strong>
              <small>第一次来，登录时需要绑定手机号</small>
            </span>
          </label>
        </fieldset>
        <ul class="grants">
          <li>
            <Icon name="tick" />
            获得你的昵称与头像
          </li>
        </ul>
        <button class="button primary" type="submit" name="act" value="authorise">
          授权登录
        </button>
        <button class="button quiet" type="submit" name="act" value="refuse">
          拒绝
        </button>
      </form>
    </Screen>
  );
}

/** Shown for an invalid link of the merchant. */
export function BadRequestView({ reason }: { reason: string }) {
  return (
    <Screen look="wechat" title="微信授权">
      <Outcome icon="question" mood="quiet" title="该链接无法访问">
        <p>{reason}</p>
      </Outcome>
    </Screen>
  );
}
