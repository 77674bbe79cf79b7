import { SELLERS_OWN, SELLERS_OWN_TERMS } from "@storefront/contract/listing/seller-statement";
import type { Guarantee } from "@storefront/contract/listing/trade-view";
import { Icon } from "@storefront/html/parts/icon";
import { type Goods, servicesOf } from "../../listing-trade";

/** The guarantees with their terms, each opened by a tap, and what was compensated before. */
export function Guarantees({ goods }: { goods: Goods }) {
  const offered = servicesOf(goods);
  const { text } = goods.banner;
  if (offered.length === 0 && text === "") return null;
  return (
    <section class="card guarantees" aria-labelledby="guarantees">
      <h2 id="guarantees" class="card-title">
        保障
      </h2>
      {text === "" ? null : <p class="hint foreign">{text}</p>}
      {offered.map((service) => (
        <Terms service={service} />
      ))}
      {goods.compensate_broadcast.length === 0 ? null : (
        <details class="folded">
          <summary>
            <Icon name="wallet" />
            <span class="fill">
              <strong>赔付公示</strong>
              <small>{goods.compensate_broadcast[0]}</small>
            </span>
          </summary>
          <ul class="terms stack-6">
            {goods.compensate_broadcast.map((line) => (
              <li class="foreign">{line}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Terms({ service: { name, brief, terms, isSellers } }: { service: Guarantee }) {
  const lines = [
    ["说明", isSellers ? SELLERS_OWN_TERMS : ""],
    ...(isSellers
      ? []
      : [
          ["期限", terms.duration],
          ["不包括", terms.excludes],
          ["由谁裁定", terms.decidedBy],
        ]),
  ].filter(([, text]) => text !== "");
  return (
    <details class="folded">
      <summary>
        {isSellers ? null : <Icon name="shield" />}
        <span class="fill">
          <strong>{isSellers ? `${SELLERS_OWN}：${name}` : name}</strong>
          <small>{brief}</small>
        </span>
      </summary>
      <dl class="terms stack-6">
        {lines.map(([title, text]) => (
          <div>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
