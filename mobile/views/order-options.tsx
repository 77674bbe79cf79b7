import type { CallAnswer } from "@storefront/contract/calls";
import { ESCROW_END } from "@storefront/contract/listing/escrow-terms";
import { APP_ONLY_SPECS } from "@storefront/contract/listing/trade";
import { Icon, type IconName } from "@storefront/html/parts/icon";
import { type Promoter, phonePath } from "../promoter";
import { Picture } from "./picture";

type Goods = CallAnswer<"goodsDetail">;

/** Links to open a group, and to join the open ones. */
export function GroupOptions(props: {
  goods: Goods;
  groups: CallAnswer<"openGroups">;
  promoter: Promoter;
}) {
  const { goods, groups, promoter } = props;
  const goodsId = goods.goods_id;
  return (
    <section class="card stack-12" aria-label="拼团">
      <a class="button" href={phonePath("groupOrder", { goodsId }, promoter)}>
        2 人拼团 ¥{groups.group_price}
      </a>
      {groups.list.map((group) => (
        <div class="group-line line">
          <Picture url={group.head_img_url} width={160} alt="" />
          <p class="fill">
            <strong>{group.nickname}</strong>
            <small>还差 {group.lacking} 人</small>
          </p>
          <a
            class="button small"
            href={phonePath("group", { goodsId, groupId: group.group_id }, promoter)}
          >
            去参团
          </a>
        </div>
      ))}
    </section>
  );
}

const IN_APP: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: "message", title: "先谈好再下单", text: "和卖家一对一说清需求、时间与价格" },
  { icon: "clock", title: "进度随时看", text: "开工、截图、验收都有消息提醒" },
  { icon: "shield", title: "验收后放款", text: `款项由平台保管，${ESCROW_END}才给卖家` },
];

/** Explains what can be ordered in the app only; the bar below links to it. */
export function AppOnly({ goods }: { goods: Goods }) {
  return (
    <section class="card app-only stack-14" aria-labelledby="app-only">
      <h2 id="app-only">
        {goods.specs_type === APP_ONLY_SPECS ? "请在 App 内选规格下单" : "这件商品只在 App 内下单"}
      </h2>
      <ul class="reasons">
        {IN_APP.map(({ icon, title, text }) => (
          <li>
            <Icon name={icon} />
            <p>
              <strong>{title}</strong>
              <small>{text}</small>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
