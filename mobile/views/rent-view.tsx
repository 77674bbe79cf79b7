import type { CallAnswer } from "@storefront/contract/calls";
import { Flash } from "@storefront/html/parts/flash";
import { type Promoter, phonePath } from "../promoter";
import { ConfirmedForm } from "./confirmed-form";
import { GoodsLine } from "./goods-line";
import { HoursCard } from "./hours-card";
import { PromoterFields } from "./promoter-fields";
import { Screen } from "./screen";

interface Props {
  goods: CallAnswer<"goodsDetail">;
  specId: number;
  hours: number;
  leastHours: number;
  mostHours: number;
  /** Durations to choose from, with labels. */
  presets: readonly { hours: number; words: string }[];
  /** Until when it could be played if started now: "今天 22:15". */
  endsAt: string;
  /** null when it was refused; `error` says why. */
  confirmed: CallAnswer<"orderConfirm"> | null;
  promoter: Promoter;
  error: string | undefined;
}

/** The target of the rent dialog's QR code: hours, price, and the form to pay. */
export function RentView(props: Props) {
  const { goods, specId, hours, confirmed, promoter, error } = props;
  return (
    <Screen title="租号" back={phonePath("goodsDetails", { goodsId: goods.goods_id }, promoter)}>
      <GoodsLine
        picture={goods.goods_media[0]?.url ?? ""}
        name={goods.goods_name}
        detail={`${goods.game_name} · ${goods.user.nickname}`}
        first
      >
        <span class="per">
          <b class="figures">¥{goods.price_after_discount}</b>
          <small>/小时</small>
        </span>
      </GoodsLine>
      <Hours {...props} />
      <Flash mood="bad" text={error} />
      {confirmed === null ? null : (
        <ConfirmedForm
          action="/phone/rentOrder"
          goodsId={goods.goods_id}
          specId={specId}
          confirmed={confirmed}
          promoter={promoter}
          words="支付并上号"
        >
          <input type="hidden" name="hours" value={String(hours)} />
        </ConfirmedForm>
      )}
    </Screen>
  );
}

function Hours(props: Props) {
  const { goods, specId, hours, leastHours, mostHours, endsAt, promoter } = props;
  const goodsId = goods.goods_id;
  const presets = props.presets.map((preset) => {
    const chosen = { goodsId, specId: specId || undefined, hours: preset.hours };
    return { ...preset, href: phonePath("rentOrder", chosen, promoter) };
  });
  return (
    <HoursCard
      title={`租 ${hours} 小时，玩到 ${endsAt}`}
      presets={presets}
      action="/phone/rentOrder"
      hours={hours}
      least={leastHours}
      most={mostHours}
    >
      <input type="hidden" name="goodsId" value={String(goodsId)} />
      {specId === 0 ? null : <input type="hidden" name="specId" value={String(specId)} />}
      <PromoterFields promoter={promoter} />
    </HoursCard>
  );
}
