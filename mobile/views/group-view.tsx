import type { CallAnswer } from "@storefront/contract/calls";
import { GROUP_WORDS, ORDER_WORDS } from "@storefront/contract/labels/state-words";
import { NO_GROUP_REFUND } from "@storefront/contract/listing/refund-terms";
import { GROUP_LIFE_H } from "@storefront/contract/orders/group-terms";
import { Countdown } from "@storefront/html/parts/countdown";
import type { Mood } from "@storefront/html/parts/flash";
import type { IconName } from "@storefront/html/parts/icon";
import { Outcome } from "@storefront/html/parts/outcome";
import { Price } from "@storefront/html/parts/price";
import { GoodsLine } from "./goods-line";
import { Members } from "./group-members";
import { Screen } from "./screen";
import { ShareLink } from "./share-link";
import { Watch } from "./watch";

interface Props {
  group: CallAnswer<"group">;
  /** The viewer's own order in it; null for non-members. */
  orderHref: string | null;
  shareLink: string;
  joinHref: string;
  openHref: string;
}

const WORDS: Record<CallAnswer<"group">["state"], { icon: IconName; mood: Mood; title: string }> = {
  open: { icon: "clock", mood: "wait", title: `${GROUP_WORDS.open}，还差 1 人` },
  joining: { icon: "clock", mood: "wait", title: GROUP_WORDS.joining },
  full: { icon: "tick", mood: "good", title: GROUP_WORDS.full },
  over: { icon: "refund", mood: "quiet", title: `${GROUP_WORDS.over}，${ORDER_WORDS.refunded}` },
};

/** A group, visible to anyone with its link: members, remaining time, and how to join. */
export function GroupView({ group, orderHref, shareLink, joinHref, openHref }: Props) {
  const { icon, mood, title } = WORDS[group.state];
  const waits = group.state === "open" || group.state === "joining";
  const member = orderHref !== null;
  return (
    <Screen title="拼团" back="/phone" scripts={waits ? ["countdown", "watch", "copy"] : []}>
      <Outcome icon={icon} mood={mood} title={title}>
        {waits ? (
          <p>
            剩余 <Countdown seconds={group.seconds_left} />
            ，到时{NO_GROUP_REFUND}
          </p>
        ) : (
          <p>
            {group.state === "full"
              ? "两人都已付款，卡密在各自的订单里。"
              : `${GROUP_LIFE_H} 小时内没有凑满两人，款项全额原路退回。`}
          </p>
        )}
      </Outcome>
      {waits ? <Watch path={`groupState?groupId=${group.group_id}`} state={group.state} /> : null}
      <section class="card stack-12">
        <Members members={group.members} size={group.size} />
      </section>
      <GoodsLine picture={group.picture} name={group.goods_name} detail="2 人拼团价">
        <Price yuan={group.price} />
      </GoodsLine>
      {waits && member ? <ShareLink link={shareLink} /> : null}
      <div class="stack">
        {member ? (
          <a class={waits ? "button" : "button primary"} href={orderHref}>
            查看我的订单
          </a>
        ) : group.state === "open" ? (
          <a class="button primary" href={joinHref}>
            参团 ¥{group.price}
          </a>
        ) : (
          <a class="button primary" href={openHref}>
            自己开一个团
          </a>
        )}
        <a class="button quiet" href={`/phone/goodsDetails?goodsId=${group.goods_id}`}>
          看看这件商品
        </a>
      </div>
    </Screen>
  );
}
