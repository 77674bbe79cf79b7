import { ORDER_WORDS } from "@storefront/contract/labels/state-words";
import { ORDER_STATES, type OrderState } from "@storefront/contract/orders/order-list";

interface Props {
  /** null means all states. */
  chosen: OrderState | null;
  onChoose: (state: OrderState | null) => void;
}

export function StateFilter({ chosen, onChoose }: Props) {
  return (
    <fieldset
      aria-label="按状态筛选"
      className="mb-4 flex flex-wrap gap-1 rounded-m bg-white p-2 shadow-card"
    >
      {[null, ...ORDER_STATES].map((state) => (
        <button
          key={state ?? "all"}
          type="button"
          aria-pressed={chosen === state}
          onClick={() => onChoose(state)}
          className="h-8 rounded-s px-3 text-ink-2 text-sm hover:text-primary-strong aria-pressed:bg-tint aria-pressed:font-medium aria-pressed:text-primary-strong"
        >
          {state === null ? "全部" : ORDER_WORDS[state]}
        </button>
      ))}
    </fieldset>
  );
}
