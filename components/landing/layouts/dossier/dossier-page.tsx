import { FLAG_NAMES } from "@storefront/contract/listing/flag-names";
import { Cover } from "@/components/listing/cover";
import { RowPrice } from "@/components/listing/row-price";
import { RowSeller } from "@/components/listing/row-seller";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { rowFacts } from "@/lib/goods/row-facts";
import { chooseGoods } from "@/lib/landing/choose-goods";
import type { LayoutProps } from "../layout-props";
import { SellPage } from "../sell/sell-page";

const FACTS = 6;

/** An account's dossier: picture, facts, marks, seller and price of one on sale. */
export function DossierPage({ layout, ...page }: LayoutProps<"dossier">) {
  const [row] = chooseGoods(page.storefront, layout.goods, 1);
  return (
    <SellPage
      {...layout}
      page={page}
      sheet={
        row ? (
          <Dossier row={row} mallUrl={page.host.mallUrl} wide={layout.head.side === "below"} />
        ) : null
      }
    />
  );
}

interface Props {
  row: GoodsRow;
  mallUrl: string | undefined;
  wide: boolean;
}

function Dossier({ row, mallUrl, wide }: Props) {
  const facts = rowFacts(row.facts, FACTS);
  return (
    <div
      className={`grid items-start gap-8 small:grid-cols-1 ${wide ? "grid-cols-[320px_1fr]" : "grid-cols-[200px_1fr] gap-6"}`}
    >
      <Cover
        url={row.cover}
        size={wide ? 320 : 200}
        className="aspect-square h-auto w-full rounded-m small:max-w-60"
        first
      />
      <div className="min-w-0">
        <p className="text-soft">
          {row.game} · 编号 {row.id}
        </p>
        <a
          href={goodsAddress(row.id)}
          className="mt-1 line-clamp-2 font-semibold text-lg hover:underline"
        >
          {row.name}
        </a>
        <dl
          className={`figures mt-4 grid gap-px overflow-hidden rounded-s bg-rule ${wide ? "grid-cols-3" : "grid-cols-2"}`}
        >
          {facts.map(({ key, title, text }, at) => (
            <div
              key={key}
              className={`bg-under px-3 py-2.5 ${at === facts.length - 1 && facts.length % 2 === 1 && !wide ? "col-span-2" : ""}`}
            >
              <dt className="text-soft text-xs">{title}</dt>
              <dd className="truncate font-semibold text-base">{text}</dd>
            </div>
          ))}
        </dl>
        <ul className="mt-4 flex flex-wrap gap-2">
          {row.flags.map((flag) => (
            <li key={flag} className="rounded-full bg-panel px-3 py-1 font-medium">
              ✓ {FLAG_NAMES[flag]}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-end justify-between gap-4">
          <RowPrice row={row} size="large" />
          {row.seller ? <RowSeller seller={row.seller} mallUrl={mallUrl} /> : null}
        </div>
      </div>
    </div>
  );
}
