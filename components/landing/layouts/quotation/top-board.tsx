import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { AccountsOfGame } from "@/lib/landing/accounts-on-sale";
import { priceFen } from "@/lib/landing/choose-goods";
import { roundYuan } from "@/lib/landing/round-yuan";

const SHOWN = 6;

/** Each game's highest price with the account that is offered for it. */
export function TopBoard({ games }: { games: readonly AccountsOfGame[] }) {
  const tops = games
    .flatMap(({ rows }) => rows.slice(-1))
    .sort((a, b) => priceFen(b) - priceFen(a))
    .slice(0, SHOWN);
  return (
    <ol className="divide-y divide-rule">
      {tops.map((row) => (
        <li key={row.id}>
          <a href={goodsAddress(row.id)} className="flex items-center gap-4 py-2.5 hover:underline">
            <Cover url={row.cover} size={56} className="rounded-s" eager />
            <span className="min-w-0 flex-1">
              <span className="block text-soft text-xs">{row.game}</span>
              <span className="block truncate font-medium">{row.name}</span>
            </span>
            <span className="figures font-black text-price text-xl">
              ¥{roundYuan(priceFen(row))}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
