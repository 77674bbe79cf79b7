"use client";

import { RENTAL_WORDS } from "@storefront/contract/labels/state-words";
import { fenToYuan } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import type { OrderPage, Rental } from "@/lib/order/order-page";
import { Card, Fact, Facts } from "./card";
import { ReturnRental } from "./return-rental";

/** A rental: its time, extensions, the deposit, and the button to return the account early. */
export function RentalCard({ page: { order, rental } }: { page: OrderPage }) {
  if (rental === null) return null;
  const { startsAt, endsAt, closedAt, hours, depositFen, depositText } = rental;
  const end = closedAt ?? endsAt;
  return (
    <Card title="租用">
      <Facts>
        <Fact label="租期">
          <span className="figures">{startsAt === null ? "" : `${fullTime(startsAt)} 起 `}</span>
          {hours} 小时
        </Fact>
        {end === null ? null : (
          <Fact label={closedAt === null ? "到期" : RENTAL_WORDS[rental.state]}>
            <span className="figures">{fullTime(end)}</span>
          </Fact>
        )}
        {depositFen === 0 ? null : (
          <Fact label="押金">
            <span className="figures">¥{fenToYuan(depositFen)}</span>{" "}
            <span className="text-ink-2">{depositText}</span>
          </Fact>
        )}
        {rental.extensions.map(({ orderNum, word, hours, fen, at }) => (
          <Fact key={orderNum} label="续租">
            {hours} 小时 <span className="figures">¥{fenToYuan(fen)}</span> {word}
            <span className="figures text-ink-2">{at === null ? "" : ` ${fullTime(at)}`}</span>
          </Fact>
        ))}
      </Facts>
      {rental.state === "running" ? (
        <div className="mt-4 border-line border-t pt-4 print:hidden">
          <Extension extension={rental.extension} />
          <ReturnRental order={order} rental={rental} />
        </div>
      ) : null}
    </Card>
  );
}

function Extension({ extension }: Pick<Rental, "extension">) {
  if (extension === null) return null;
  const { refusal, hourFen, mostHours } = extension;
  return (
    <p className="mb-3 text-ink-2 text-sm">
      {refusal === "" ? (
        <>
          想多玩一会儿？扫码在手机的订单页续租：每小时{" "}
          <span className="figures">¥{fenToYuan(hourFen)}</span>，最多再租 {mostHours}{" "}
          小时，不用再付押金。
        </>
      ) : (
        `暂时不能续租：${refusal}`
      )}
    </p>
  );
}
