import { Icon, type IconName } from "@storefront/html/parts/icon";
import type { Owner } from "../session";
import { UnreadBadge } from "./messages-view";
import { BoostEntry, OwnerCard } from "./owner-card";
import { Screen } from "./screen";

const LINKS: readonly { href: string; icon: IconName; label: string; text: string }[] = [
  { href: "/phone/goods", icon: "home", label: "全部商品", text: "账号、租号、卡密" },
  { href: "/phone/orders", icon: "orders", label: "我的订单", text: "付款、领取卡密、查看进度" },
  {
    href: "/phone/messages",
    icon: "message",
    label: "我的消息",
    text: "与店铺客服、平台客服的对话",
  },
  { href: "/phone/favourites", icon: "bag", label: "我的收藏", text: "收藏过的商品与价格" },
  { href: "/phone/coupons", icon: "ticket", label: "我的优惠券", text: "满减金额与有效期" },
  { href: "/phone/privacy", icon: "shield", label: "账号与隐私", text: "导出资料、注销账号" },
  { href: "/phone/download", icon: "phone", label: "下载 App", text: "iPhone 与 Android" },
];

/** The account of the logged-in user, with links to everything of theirs. */
export function AccountView(props: {
  owner: Owner | null;
  /** Number of unread messages. */
  unread: number;
  /** Whether the brand has boosting. */
  boosts: boolean;
}) {
  const { owner, unread, boosts } = props;
  return (
    <Screen title="我的" tab="/phone/account">
      <OwnerCard owner={owner} invitation="还没有登录" />
      {boosts ? <BoostEntry /> : null}
      <nav class="card links stack-4" aria-label="我的">
        {LINKS.map(({ href, icon, label, text }) => (
          <a href={href}>
            <Icon name={icon} />
            <span class="fill">
              <strong>{label}</strong>
              <small>{text}</small>
            </span>
            {href === "/phone/messages" && unread > 0 ? <UnreadBadge count={unread} /> : null}
            <Icon name="next" />
          </a>
        ))}
      </nav>
    </Screen>
  );
}
