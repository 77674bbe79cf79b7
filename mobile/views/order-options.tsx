import type { CallAnswer } from "@storefront/contract/calls";
import { APP_ONLY_SPECS } from "@storefront/contract/trade";
import { Icon, type IconName } from "@storefront/html/parts/icon";
import { type Promoter, phonePath } from "../promoter";
import { Picture } from "./picture";
import { PromoterFields } from "./promoter-fields";

type Goods = CallAnswer<"goodsDetail">;

/** Form to choose the hours of a rent. */
export function RentOptions({ goods, promoter }: { goods: Goods; promoter: Promoter }) {
  const least = Math.max(1, goods.rent_option?.least_time ?? 1);
  if (goods.stock === 0) {
    return (
      <section class="card stack">
        <p class="hint">账号正在出租，归还后可以再租。可以先看看评价，或晚些再来。</p>
        <button class="button primary" type="button" disabled>
          正在出租
        </button>
      </section>
    );
  }
  return (
    <form class="card buy" method="get" action="/phone/rentOrder">
      <input type="hidden" name="goodsId" value={String(goods.goods_id)} />
      <PromoterFields promoter={promoter} />
      <label class="count">
        租多久（小时）
        <input
          type="number"
          name="hours"
          min={String(least)}
          value={String(least)}
          required
          inputmode="numeric"
        />
      </label>
      <p class="hint">
        {least} 小时起租
        {goods.rent_option === null ? "" : `，押金 ¥${goods.rent_option.deposit} 归还验号后退`}
      </p>
      <button class="button primary" type="submit">
        立即租号
      </button>
    </form>
  );
}

/** Links to open a group, and to join the open ones. */
export function GroupOptions(props: {
  goods: Goods;
  groups: CallAnswer<"openGroups">;
  promoter: Promoter;
}) {
  const { goods, groups, promoter } = props;
  const goodsId = goods.goods_id;
  return (
    <section class="card ways" aria-label="拼团">
      <a class="button" href={phonePath("groupOrder", { goodsId }, promoter)}>
        2 人拼团 ¥{groups.group_price}
      </a>
      {groups.list.map((group) => (
        <div class="group-line">
          <Picture url={group.head_img_url} width={160} alt="" />
          <p>
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
  { icon: "shield", title: "验收后放款", text: "款项由平台保管，确认完成再给卖家" },
];

/** Explains what can be ordered in the app only, with a link to it. */
export function AppOnly({ goods }: { goods: Goods }) {
  return (
    <section class="card app-only" aria-labelledby="app-only">
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
      <a class="button primary" href="/phone/download">
        <Icon name="phone" />
        下载 App 下单
      </a>
    </section>
  );
}
