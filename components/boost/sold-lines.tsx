import type { Sold } from "@/lib/boost/sold";

interface Props {
  sold: readonly Sold[];
  most: number;
  /** Columns and gaps of the list. */
  className: string;
  /** Height and type of a line. */
  lineClassName: string;
}

/** Boosts that were sold lately, as a list: from rank to rank, and the price. */
export function SoldLines({ sold, most, className, lineClassName }: Props) {
  return (
    <ul className={`figures ${className}`}>
      {sold.slice(0, most).map(({ start, target, price }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and equal boosts may follow each other.
          key={index}
          className={`flex items-baseline justify-between gap-4 border-rule border-b ${lineClassName}`}
        >
          <span>
            {start} → {target}
          </span>
          <span className="font-semibold text-lg text-price">¥{price}</span>
        </li>
      ))}
    </ul>
  );
}
