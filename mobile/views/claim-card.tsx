import type { CallAnswer } from "@storefront/contract/calls";
import {
  DEPOSIT_CLAIM_REASON_LABELS,
  depositClaimStep,
} from "@storefront/contract/labels/after-sale-labels";
import { DEPOSIT_CLAIM_WORDS } from "@storefront/contract/labels/state-words";
import { Row } from "@storefront/html/parts/row";
import { Evidence } from "./after-sale-card";
import { actionsOfOrder } from "./order-actions";

type Order = CallAnswer<"orderDetail">;

interface Props {
  order: Order;
  /** Formats a time. */
  when: (iso: string) => string;
}

/** The seller's claim against a deposit, with both sides' evidence, and the renter's answers. */
export function ClaimCard({ order, when }: Props) {
  const { order_num, rental } = order;
  const claim = rental?.claim;
  const actions = actionsOfOrder(order);
  if (!rental || !claim) return null;
  return (
    <section class="card" aria-label="押金申诉">
      <h2 class="card-title">卖家申请扣除押金</h2>
      <dl class="rows stack-12">
        <Row label="状态">{DEPOSIT_CLAIM_WORDS[claim.state] ?? ""}</Row>
        <Row label="申请扣除">
          <span class="figures">¥{claim.claimed}</span> <small>押金 ¥{rental.deposit}</small>
        </Row>
        <Row label="原因">{DEPOSIT_CLAIM_REASON_LABELS[claim.reason]}</Row>
      </dl>
      <Evidence images={claim.images} by="卖家" />
      <ol class="steps">
        {claim.events.map((event) => (
          <li data-done="">
            <span>
              {depositClaimStep(event.state, event.by)}
              {event.text === "" ? null : <small class="said">{event.text}</small>}
            </span>
            <small class="figures">{when(event.at)}</small>
          </li>
        ))}
      </ol>
      <Evidence images={claim.answer_images} by="我" />
      {actions.has("acceptClaim") ? (
        <div class="stack">
          {claim.until === null ? (
            <p class="hint">平台会核实双方的说明后裁决，裁决之前押金不动。</p>
          ) : (
            <p class="hint">请在 {when(claim.until)} 前答复，超时交平台裁决；裁决之前押金不动。</p>
          )}
          {actions.has("objectClaim") ? (
            <a
              class="button primary"
              href={`/phone/depositClaim?order_num=${order_num}`}
              data-action="objectClaim"
            >
              不同意，说明情况
            </a>
          ) : null}
          <details class="give-back">
            <summary class="button quiet" data-action="acceptClaim">
              同意扣除
            </summary>
            <form class="stack" method="post" action="/phone/depositClaim/accept">
              <input type="hidden" name="order_num" value={order_num} />
              <p class="hint">同意后扣除 ¥{claim.claimed}，其余押金原路退回，不能反悔。</p>
              <button class="button" type="submit">
                同意扣除 ¥{claim.claimed}
              </button>
            </form>
          </details>
        </div>
      ) : null}
    </section>
  );
}
