import { ACCOUNT_PAGES } from "@/lib/addresses/account-pages";
import { signedYuan } from "@/lib/format/signed-yuan";
import type { OrderPage } from "@/lib/order/order-page";
import { AmountRow } from "../ledger/amount-row";
import { Card } from "./card";

/** Changes of the buyer's balance by this order. */
export function LedgerCard({ page: { ledger } }: { page: OrderPage }) {
  if (ledger.length === 0) return null;
  return (
    <Card
      title="余额变动"
      aside={
        <a
          href={ACCOUNT_PAGES.ledger.path}
          className="inline-flex min-h-6 items-center text-primary-strong text-sm hover:underline"
        >
          全部明细
        </a>
      }
    >
      <ul className="-my-3">
        {ledger.map(({ name, fen, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only appended
          <AmountRow key={index} name={name} note="" at={at} amount={signedYuan(fen)} />
        ))}
      </ul>
    </Card>
  );
}
