import type { CallAnswer } from "@storefront/contract/calls";
import { Icon } from "@storefront/html/parts/icon";
import { Picture } from "./picture";

interface Props {
  order: CallAnswer<"boostOrder">;
  /** Formats a time. */
  when: (iso: string) => string;
}

/** Start, target and current rank, and the booster. */
export function BoostProgress({ order, when }: Props) {
  return (
    <section class="card stack-8" aria-label="进度">
      <div class="climb-ends">
        <p>
          <small>初始</small>
          <strong>{order.start_level_name}</strong>
        </p>
        <Icon name="climb" />
        <p>
          <small>目标</small>
          <strong>{order.target_level_name}</strong>
        </p>
      </div>
      <progress aria-label="已打到的星数" value={order.stars_won} max={order.star} />
      <p class="hint figures">
        {order.stars_won} / {order.star} 星{reportText(order, when)}
      </p>
      {order.booster === null ? null : (
        <p class="climb-booster line">
          <Picture url={order.booster.head_img_url} width={160} alt="" />
          <span>
            <strong>{order.booster.nickname}</strong>
            <small>{order.booster.verified ? "认证代练" : "代练"}</small>
          </span>
        </p>
      )}
    </section>
  );
}

/** @returns who reported the stars and when; for a running boost without a report, what it waits for */
function reportText(
  { reported, status, begun_at, account }: Props["order"],
  when: Props["when"],
): string {
  if (reported) return `，${reported.by} ${when(reported.at)} 报告`;
  if (status !== "accepted") return "";
  if (begun_at) return `，${when(begun_at)} 开打，还没有报告进度`;
  return account?.state === "missing" ? "，已接单，等你填写游戏账号" : "，已接单，等待开打";
}
