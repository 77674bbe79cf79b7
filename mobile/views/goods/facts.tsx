import { FLAG_NAMES } from "@storefront/contract/listing/flag-names";
import { Icon } from "@storefront/html/parts/icon";
import type { Goods } from "../../listing-trade";

type Described = Pick<Goods, "facts" | "flags" | "attrs" | "rent_option" | "game_name">;

interface Figure {
  title: string;
  text: string;
}

/** What decides, as figures; then what the platform says for it, and the seller's other tags. */
export function Facts({ goods }: { goods: Described }) {
  const figures = figuresOf(goods);
  const flags = (goods.flags ?? []).map((flag) => FLAG_NAMES[flag]);
  const tags = goods.attrs.map(({ content }) => content).filter((tag) => !flags.includes(tag));
  if (figures.length + flags.length + tags.length === 0) return null;
  return (
    <div class="facts stack-12">
      {figures.length === 0 ? null : (
        <dl class="fact-figures">
          {figures.map(({ title, text }) => (
            <div>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {flags.length === 0 ? null : (
        <ul class="flags wrap" aria-label="保证">
          {flags.map((name) => (
            <li>
              <Icon name="tick" />
              {name}
            </li>
          ))}
        </ul>
      )}
      <ul class="tags wrap" aria-label="标签">
        {[goods.game_name, ...tags].map((tag) => (
          <li class="tag">{tag}</li>
        ))}
      </ul>
    </div>
  );
}

/** A rental's terms come before the facts of its account. */
function figuresOf({ rent_option, facts = [] }: Described): Figure[] {
  if (rent_option === null) return facts;
  return [
    { title: "起租", text: `${Math.max(1, rent_option.least_time)} 小时` },
    { title: "押金", text: `¥${rent_option.deposit}` },
    ...facts,
  ];
}
