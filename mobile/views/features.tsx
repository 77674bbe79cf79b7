import { APP_FEATURES, type AppFeature } from "@storefront/brands/app";
import { Icon, type IconName } from "@storefront/html/parts/icon";

/** Start page of each feature on this site; features of a listing start at the list. */
const STARTS: Readonly<Record<AppFeature, { icon: IconName; href: string }>> = {
  search: { icon: "search", href: "/phone/goods" },
  order: { icon: "bag", href: "/phone/goods" },
  scan: { icon: "scan", href: "/phone/orders" },
  inspection: { icon: "shield", href: "/phone/goods?kind=account" },
  secrets: { icon: "key", href: "/phone/orders" },
  delivery: { icon: "tick", href: "/phone/orders" },
  rent: { icon: "clock", href: "/phone/goods?kind=rent" },
  deposit: { icon: "wallet", href: "/phone/orders" },
  boost: { icon: "climb", href: "/phone/game" },
  group: { icon: "person", href: "/phone/goods" },
  messages: { icon: "message", href: "/phone/messages" },
  refund: { icon: "refund", href: "/phone/orders" },
  orders: { icon: "orders", href: "/phone/orders" },
  coupons: { icon: "ticket", href: "/phone/coupons" },
  favourites: { icon: "heart", href: "/phone/favourites" },
};

interface Props {
  features: readonly AppFeature[];
  /** Whether the brand has boosting. */
  boosts: boolean;
}

/** Features of the phone pages, each with its start page. */
export function Features({ features: all, boosts }: Props) {
  const features = all.filter((feature) => feature !== "boost" || boosts);
  return (
    <nav class="card links stack-4" aria-label="手机上可以做什么">
      {features.map((feature) => {
        const { name, text } = APP_FEATURES[feature];
        const { icon, href } = STARTS[feature];
        return (
          <a href={href}>
            <Icon name={icon} />
            <span class="fill">
              <strong>{name}</strong>
              <small>{text}</small>
            </span>
            <Icon name="next" />
          </a>
        );
      })}
    </nav>
  );
}
