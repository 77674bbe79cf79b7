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
        <p class="hint text-ink-2 text-[13px]/5.5">{application.redirectHost}</p>
      </div>
      <form class="grid gap-2.5" method="post" action={action}>
        <fieldset class="card pt-3.5 pb-1 px-4">
          <legend class="float-left w-full pb-1.5">使用这个微信号</legend>
          <label class="flex items-center gap-3 clear-both py-3 px-0 border-t border-line text-[14px]">
            <input
              class="flex-none m-0 accent-primary size-5"
              type="radio"
              name="identity"
              value="known"
              checked
            />
            <span>
              <strong class="block">南风知我意</strong>
              <small class="block">已绑定手机号 138****8000</small>
            </span>
          </label>
          <label class="flex items-center gap-3 clear-both py-3 px-0 border-t border-line text-[14px]">
            <input
              class="flex-none m-0 accent-primary size-5"
              type="radio"
              name="identity"
              value="new"
            />
            <span>
              <strong class="block">新的微信号</strong>
              <small class="block">第一次来，登录时需要绑定手机号</small>
            </span>
          </label>
        </fieldset>
        <ul class="[--icon-ink:var(--primary)] [--icon:18px] pt-0.5 pb-2.5 px-1 text-ink-2 text-[13px]">
          <li class="flex items-center gap-1.5">
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
