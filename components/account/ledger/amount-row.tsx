import { fullTime } from "@storefront/contract/text/china-time";

interface Props {
  name: string;
  /** "" when there is none. */
  note: string;
  at: Date | null;
  /** With its sign. */
  amount: string;
}

/** One ledger entry. */
export function AmountRow({ name, note, at, amount }: Props) {
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-4 last:border-b-0">
      <p className="min-w-0">
        <span className="block text-ink [unicode-bidi:isolate]">{name}</span>
        <span className="figures mt-1 block text-ink-2 text-xs">
          {[at === null ? "" : fullTime(at), note].filter((it) => it !== "").join(" · ")}
        </span>
      </p>
      <p
        className={`figures shrink-0 font-medium ${amount.startsWith("-") ? "text-ink" : "text-success"}`}
      >
        {amount}
      </p>
    </li>
  );
}
