import { INSCRIPTION_MAX } from "@storefront/contract/boost-terms";
import type { CallAnswer } from "@storefront/contract/calls";
import { Flash } from "@storefront/html/parts/flash";
import { Icon } from "@storefront/html/parts/icon";
import { Price } from "@storefront/html/parts/price";
import { Screen } from "./screen";

/** Groups of a select, each option with its full name. */
export type Wheel = readonly {
  name: string;
  options: readonly { id: number; name: string }[];
}[];

/** The choice in the query; "" where nothing is chosen. */
export interface GameChoice {
  start_id: string;
  target_id: string;
  inscription: string;
  partition_id: string;
}

interface Props {
  starts: Wheel;
  targets: Wheel;
  partitions: Wheel;
  choice: GameChoice;
  online: number;
  /** Price of the choice, when it is complete. */
  quote: CallAnswer<"boostCompute"> | null;
  /** Idempotency key of the order placed from this page. */
  requestId: string;
  /** Yuan; null when nobody is logged in. */
  balance: string | null;
  error?: string | undefined;
}

/** The mobile game page: choose ranks, see the price, order. A QR code preselects its choice. */
export function GameView(props: Props) {
  const { choice, quote, online, error } = props;
  return (
    <Screen title="段位代练" back="/phone">
      <section class="game-head">
        <p class="game-lead">选好段位，价格当场算清</p>
        <p>
          {online > 0 ? (
            <>
              <strong class="figures">{online}</strong> 位认证代练在线 ·{" "}
            </>
          ) : null}
          平均 <strong class="figures">69</strong> 秒接单
        </p>
        <p class="game-promise">
          <Icon name="shield" />
          未接单，随时退
        </p>
      </section>
      <Flash mood="bad" text={error} />
      <form class="card choose" method="get" action="/phone/game">
        <WheelField
          label="初始段位"
          name="start_id"
          groups={props.starts}
          value={choice.start_id}
        />
        <WheelField
          label="目标段位"
          name="target_id"
          groups={props.targets}
          value={choice.target_id}
        />
        <label>
          铭文等级
          <input
            name="inscription"
            inputmode="numeric"
            maxlength={3}
            required
            pattern="[0-9]{1,3}"
            placeholder={`0 到 ${INSCRIPTION_MAX}`}
            value={choice.inscription}
          />
        </label>
        <WheelField
          label="游戏大区"
          name="partition_id"
          groups={props.partitions}
          value={choice.partition_id}
        />
        <button class={quote === null ? "button primary" : "button"} type="submit">
          {quote === null ? "查看价格" : "重新计算"}
        </button>
      </form>
      {quote === null ? null : <OrderForm {...props} quote={quote} />}
    </Screen>
  );
}

/** A select with option groups, which phones show as a wheel. */
function WheelField(props: { label: string; name: string; groups: Wheel; value: string }) {
  const { label, name, groups, value } = props;
  return (
    <label>
      {label}
      <select name={name} required>
        <option value="">请选择</option>
        {groups.map((group) => (
          <optgroup label={group.name}>
            {group.options.map((option) => (
              <option value={String(option.id)} selected={String(option.id) === value}>
                {option.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function OrderForm({
  quote,
  choice,
  requestId,
  balance,
}: Props & { quote: CallAnswer<"boostCompute"> }) {
  return (
    <form class="card boost-bill" method="post" action="/phone/game">
      {Object.entries(choice).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="expected_price" value={quote.price} />
      <input type="hidden" name="request_id" value={requestId} />
      <div class="boost-sum">
        <Price yuan={quote.price} />
        <p class="figures">
          {quote.star} 颗星 · 约 {quote.time_hour} 小时
        </p>
      </div>
      <fieldset class="channels">
        <legend>付款方式</legend>
        <label>
          <input type="radio" name="pay_type" value="1" checked />
          <span>支付宝</span>
        </label>
        <label>
          <input type="radio" name="pay_type" value="2" />
          <span>微信支付</span>
        </label>
        {balance === null ? null : (
          <label>
            <input type="radio" name="pay_type" value="0" />
            <span>余额 ¥{balance}</span>
          </label>
        )}
      </fieldset>
      <button class="button primary" type="submit">
        立即下单 ¥{quote.price}
      </button>
      <p class="hint center">代练接单之前可以随时取消，全额退回</p>
    </form>
  );
}
