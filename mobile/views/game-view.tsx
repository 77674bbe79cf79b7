import {
  BOOST_PROMISE,
  boostTitle,
  INSCRIPTION_MAX,
} from "@storefront/contract/boosts/boost-terms";
import type { CallAnswer } from "@storefront/contract/calls";
import { Flash } from "@storefront/html/parts/flash";
import { Icon } from "@storefront/html/parts/icon";
import { Outcome } from "@storefront/html/parts/outcome";
import { Price } from "@storefront/html/parts/price";
import type { BoostGame } from "../boost-games";
import { Screen } from "./screen";

/** Groups of a select, each option with its full name. */
export type Wheel = readonly {
  name: string;
  options: readonly { id: number; name: string }[];
}[];

/** The choice in the query; "" where nothing is chosen. */
export interface GameChoice {
  game_id: string;
  start_id: string;
  target_id: string;
  inscription: string;
  partition_id: string;
}

interface Props {
  games: readonly BoostGame[];
  /** The chosen one. */
  game: BoostGame;
  /** Says when it opens, outside of its hours; null while orders are taken. */
  closed: string | null;
  starts: Wheel;
  targets: Wheel;
  partitions: Wheel;
  choice: GameChoice;
  online: number;
  /** Average seconds until a booster accepts; null while none has. */
  acceptS: number | null;
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
  const { games, game, closed, choice, quote, online, acceptS, error } = props;
  return (
    <Screen title={boostTitle(game.game_name)} back="/phone">
      <section class="game-head stack-4">
        <p class="game-lead">选好段位，价格当场算清</p>
        <p>
          {online > 0 ? (
            <>
              <strong class="figures">{online}</strong> 位认证代练在线
            </>
          ) : null}
          {online > 0 && acceptS !== null ? " · " : ""}
          {acceptS === null ? null : (
            <>
              平均 <strong class="figures">{acceptS}</strong> 秒接单
            </>
          )}
        </p>
        <p class="game-promise">
          <Icon name="shield" />
          {BOOST_PROMISE}
        </p>
      </section>
      {games.length > 1 ? <Games games={games} game={game} /> : null}
      {closed === null ? null : (
        <p class="game-closed" role="status">
          {closed}
        </p>
      )}
      <Flash mood="bad" text={error} />
      <form class="card choose stack-12" method="get" action="/phone/game">
        <input type="hidden" name="game_id" value={choice.game_id} />
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
        {game.inscription === 1 ? <Inscription value={choice.inscription} /> : null}
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

/** The games to choose from, as links: each has ranks of its own. */
function Games({ games, game }: Pick<Props, "games" | "game">) {
  return (
    <nav class="card boost-games wrap" aria-label="要代练的游戏">
      {games.map(({ game_id, game_name }) => (
        <a
          href={`/phone/game?game_id=${game_id}`}
          aria-current={game_id === game.game_id ? "page" : undefined}
        >
          {game_name}
        </a>
      ))}
    </nav>
  );
}

function Inscription({ value }: { value: string }) {
  return (
    <label>
      铭文等级
      <input
        name="inscription"
        inputmode="numeric"
        maxlength={3}
        required
        pattern="[0-9]{1,3}"
        placeholder={`0 到 ${INSCRIPTION_MAX}`}
        value={value}
      />
    </label>
  );
}

/** In place of the game page when no game is boosted. */
export function NoBoostView() {
  return (
    <Screen title="段位代练" back="/phone">
      <Outcome icon="climb" mood="quiet" title="现在不做代练">
        <p>已经下的代练订单不受影响，在订单里照常进行。</p>
        <a class="button" href="/phone/orders">
          我的订单
        </a>
      </Outcome>
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
  closed,
}: Props & { quote: CallAnswer<"boostCompute"> }) {
  return (
    <form class="card boost-bill stack-14" method="post" action="/phone/game">
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
      {closed === null ? <Payment quote={quote} balance={balance} /> : null}
    </form>
  );
}

/** How to pay, and the button that orders. */
function Payment({
  quote,
  balance,
}: Pick<Props, "balance"> & { quote: CallAnswer<"boostCompute"> }) {
  return (
    <>
      <fieldset class="channels wrap">
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
    </>
  );
}
