import type { Note } from "@storefront/brands/landing-parts";
import { FLAG_NAMES } from "@storefront/contract/listing/flag-names";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { rowFacts } from "@/lib/goods/row-facts";
import { chooseGoods } from "@/lib/landing/choose-goods";
import type { LayoutProps } from "../layout-props";
import { SellPage } from "../sell/sell-page";

const FACTS = 6;

/** A seller's notebook, opened at a page that a real listing fills. */
export function NotebookPage({ layout, ...page }: LayoutProps<"notebook">) {
  const [row] = chooseGoods(page.storefront, layout.goods, 1);
  return (
    <SellPage
      {...layout}
      page={page}
      sheet={row ? <Filled row={row} remarks={layout.remarks} /> : null}
    />
  );
}

/** Statements of a listing, field by field, with remarks in the margin. */
function Filled({ row, remarks }: { row: GoodsRow; remarks: readonly Note[] }) {
  return (
    <div className="grid grid-cols-[1fr_200px] gap-8 small:grid-cols-1">
      <div>
        <a href={goodsAddress(row.id)} className="flex items-center gap-4 hover:underline">
          <Cover url={row.cover} size={72} className="rounded-s" eager />
          <span className="line-clamp-2 font-medium text-base">{row.name}</span>
        </a>
        <dl className="figures mt-4 text-base">
          <Field name="游戏" text={row.game} />
          {rowFacts(row.facts, FACTS).map(({ key, title, text }) => (
            <Field key={key} name={title} text={text} />
          ))}
          <Field name="标价" text={`¥${row.price}`} strong />
        </dl>
        <ul className="mt-4 flex flex-wrap gap-2">
          {row.flags.map((flag) => (
            <li
              key={flag}
              className="rounded-s border border-glow px-2.5 py-0.5 font-medium text-mark"
            >
              ✓ {FLAG_NAMES[flag]}
            </li>
          ))}
        </ul>
      </div>
      <ul className="grid content-start gap-5 border-rule border-l-2 pl-5">
        {remarks.map(({ name, text }) => (
          <li key={name}>
            <p className="font-semibold">{name}</p>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Field({ name, text, strong = false }: { name: string; text: string; strong?: boolean }) {
  return (
    <div className="grid grid-cols-[88px_1fr] border-rule border-b border-dashed py-2">
      <dt className="text-soft">{name}</dt>
      <dd className={strong ? "font-bold text-lg text-price" : "font-medium"}>{text}</dd>
    </div>
  );
}
