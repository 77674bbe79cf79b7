"use client";

import { RENTAL_WORDS } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { fullTime } from "@storefront/contract/text/china-time";
import { Button } from "@/components/ui/button";
import { ConfirmedButton } from "@/components/ui/confirmed-button";
import { cancelExtension, returnRental } from "@/lib/account/order-actions";
import type { OrderPage, Rental } from "@/lib/order/order-page";
import { cancelExtensionQuestion, returnQuestion } from "@/lib/order/questions";
import { runAction } from "../parts/run-action";
import { Card, Detail, Details } from "./card";

interface Props {
  page: OrderPage;
  actions: ReadonlySet<BuyerAction>;
  onAction: (action: BuyerAction) => void;
}

/** A rental: its time, extensions, the deposit, and the buttons to extend it and to return the account early. */
export function RentalCard({ page: { order, rental }, actions, onAction }: Props) {
  if (rental === null) return null;
  const { startsAt, endsAt, closedAt, hours, depositFen, depositText } = rental;
  const end = closedAt ?? endsAt;
  return (
    <Card title="租用">
      <Details>
        <Detail label="租期">
          <span className="figures">{startsAt === null ? "" : `${fullTime(startsAt)} 起 `}</span>
          {hours} 小时
        </Detail>
        {end === null ? null : (
          <Detail label={closedAt === null ? "到期" : RENTAL_WORDS[rental.state]}>
            <span className="figures">{fullTime(end)}</span>
          </Detail>
        )}
        {depositFen === 0 ? null : (
          <Detail label="押金">
            <span className="figures">¥{fenToYuan(depositFen)}</span>{" "}
            <span className="text-ink-2">{depositText}</span>
          </Detail>
        )}
        {rental.extensions.map(({ orderNum, word, hours, fen, at }) => (
          <Detail key={orderNum} label="续租">
            {hours} 小时 <span className="figures">¥{fenToYuan(fen)}</span> {word}
            <span className="figures text-ink-2">{at === null ? "" : ` ${fullTime(at)}`}</span>
          </Detail>
        ))}
      </Details>
      {actions.has("returnRental") ? (
        <div className="mt-4 flex flex-wrap items-center gap-2 border-line border-t pt-4 print:hidden">
          <ExtensionActions {...{ order, rental, actions, onAction }} />
          <ConfirmedButton
            size="small"
            data-action="returnRental"
            question={returnQuestion(order, rental)}
            onConfirm={() => runAction("账号已归还", () => returnRental(order))}
          >
            提前归还
          </ConfirmedButton>
          {actions.has("payExtension") ? null : <ExtensionNote extension={rental.extension} />}
        </div>
      ) : null}
    </Card>
  );
}

function ExtensionActions({
  order,
  rental,
  actions,
  onAction,
}: Omit<Props, "page"> & { order: OrderPage["order"]; rental: Rental }) {
  const unpaid = rental.extensions.find(({ state }) => state === "pending");
  if (unpaid && actions.has("payExtension")) {
    return (
      <>
        <Button
          size="small"
          variant="primary"
          data-action="payExtension"
          onClick={() => onAction("payExtension")}
        >
          支付续租 ¥{fenToYuan(unpaid.fen)}
        </Button>
        <ConfirmedButton
          size="small"
          data-action="cancelExtension"
          question={cancelExtensionQuestion(order, unpaid)}
          onConfirm={() => runAction("续租已取消", () => cancelExtension(unpaid))}
        >
          取消续租
        </ConfirmedButton>
      </>
    );
  }
  if (!actions.has("extend")) return null;
  return (
    <Button size="small" data-action="extend" onClick={() => onAction("extend")}>
      续租
    </Button>
  );
}

function ExtensionNote({ extension }: Pick<Rental, "extension">) {
  if (extension === null) return null;
  const { refusal, hourFen, mostHours } = extension;
  return (
    <p className="basis-full text-ink-2 text-sm">
      {refusal !== "" ? (
        `暂时不能续租：${refusal}`
      ) : mostHours === 0 ? (
        "剩余时间已经是最长的租期，晚些时候可以续租。"
      ) : (
        <>
          续租每小时 <span className="figures">¥{fenToYuan(hourFen)}</span>，最多再租 {mostHours}{" "}
          小时，不用再付押金。
        </>
      )}
    </p>
  );
}
