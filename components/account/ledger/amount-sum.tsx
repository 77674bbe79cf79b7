import { fenToYuan } from "@storefront/contract/money";
import { Price } from "@/components/ui/price";

interface Props {
  name: string;
  fen: number;
  note: string;
}

/** A total, shown above its entries. */
export function AmountSum({ name, fen, note }: Props) {
  return (
    <p className="mb-4 rounded-m bg-white px-6 py-5 shadow-card">
      <span className="text-ink-2">{name}</span>
      <span className="my-1 block">
        <Price yuan={fenToYuan(fen)} size="large" />
      </span>
      <span className="text-ink-2 text-xs">{note}</span>
    </p>
  );
}
