import type { Goods } from "../../listing-trade";

/** The steps from payment to delivery. */
export function Process({ process }: Pick<Goods, "process">) {
  if (process.length === 0) return null;
  return (
    <section class="card" aria-labelledby="process">
      <h2 id="process" class="card-title">
        交易流程
      </h2>
      <ol class="trade-steps stack-14">
        {process.map(({ name, brief }) => (
          <li>
            <strong>{name}</strong>
            <small>{brief}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}
