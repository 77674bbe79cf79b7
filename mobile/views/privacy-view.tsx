import { fullTime } from "@storefront/contract/text/china-time";
import { Icon } from "@storefront/html/parts/icon";
import { FigureRow } from "@storefront/html/parts/row";
import type { Owner } from "../session";
import { Screen } from "./screen";

const LINKS = [
  {
    href: "/phone/privacy/data",
    icon: "orders",
    label: "导出资料",
    text: "查看和下载本站保存的全部资料",
  },
  {
    href: "/phone/privacy/close",
    icon: "shield",
    label: "注销账号",
    text: "删除个人信息，手机号可以重新注册",
  },
] as const;

/** 账号与隐私. */
export const PrivacyView = ({ owner }: { owner: Owner }) => (
  <Screen title="账号与隐私" back="/phone/account">
    <dl class="card rows stack-12">
      <FigureRow label="手机号">{owner.phone || "没有绑定"}</FigureRow>
      <FigureRow label="同意的协议版本">{owner.agreed_version || "没有记录"}</FigureRow>
      {owner.agreed_at === "" ? null : (
        <FigureRow label="同意时间">{fullTime(new Date(owner.agreed_at))}</FigureRow>
      )}
    </dl>
    <nav class="card links stack-4" aria-label="账号与隐私">
      {LINKS.map(({ href, icon, label, text }) => (
        <a href={href}>
          <Icon name={icon} />
          <span class="fill">
            <strong>{label}</strong>
            <small>{text}</small>
          </span>
          <Icon name="next" />
        </a>
      ))}
    </nav>
  </Screen>
);
