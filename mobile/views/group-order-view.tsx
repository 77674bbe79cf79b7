import type { CallAnswer } from "@storefront/contract/calls";
import { NO_GROUP_REFUND } from "@storefront/contract/listing/refund-terms";
import { GROUP_LIFE_H } from "@storefront/contract/orders/group-terms";
import { Flash } from "@storefront/html/parts/flash";
import { type Promoter, phonePath } from "../promoter";
import { ConfirmedForm } from "./confirmed-form";
import { GoodsLine } from "./goods-line";
import { Members } from "./group-members";
import { Screen } from "./screen";

interface Props {
  goodsId: number;
  goodsName: string;
  picture: string;
  /** The group to join; null to open one. */
  group: CallAnswer<"group"> | null;
  /** null when it was refused; `error` says why. */
  confirmed: CallAnswer<"orderConfirm"> | null;
  promoter: Promoter;
  error: string | undefined;
  /** Link to open a group instead, when the group cannot be joined. */
  openHref: string | null;
}

/** Opening or joining a group: price, and the form to pay. */
export function GroupOrderView(props: Props) {
  const { goodsId, goodsName, picture, group, confirmed, promoter, error, openHref } = props;
  return (
    <Screen title={group ? "参团" : "开团"} back={phonePath("goodsDetails", { goodsId }, promoter)}>
      <GoodsLine picture={picture} name={goodsName} detail="2 人拼团 · 1 件" first />
      <section class="card stack-12">
        <Members members={group?.members ?? []} size={2} you />
        <p class="hint center">
          {group
            ? "付款后马上成团，两人都收到卡密。"
            : `付款后把链接发给一位好友。${GROUP_LIFE_H} 小时内成团发货，${NO_GROUP_REFUND}。`}
        </p>
      </section>
      <Flash mood="bad" text={error} />
      {confirmed === null ? (
        <div class="stack">
          {openHref === null ? null : (
            <a class="button primary" href={openHref}>
              自己开一个团
            </a>
          )}
          <a class="button" href={phonePath("goodsDetails", { goodsId }, promoter)}>
            看看这件商品
          </a>
        </div>
      ) : (
        <ConfirmedForm
          action="/phone/groupOrder"
          goodsId={goodsId}
          specId={0}
          confirmed={confirmed}
          promoter={promoter}
          words={group ? "支付并参团" : "支付并开团"}
        >
          <input type="hidden" name="group_id" value={String(group?.group_id ?? 0)} />
        </ConfirmedForm>
      )}
    </Screen>
  );
}
