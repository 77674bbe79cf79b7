import { KindIcon } from "@/components/listing/kind-icon";
import { gameHref } from "@/lib/addresses/game-path";
import { kindsOf } from "@/lib/discovery/game-kinds";
import type { StorefrontView } from "@/lib/home/storefront-view";
import { estimates } from "@/lib/landing/estimates";
import { yuanText } from "@/lib/landing/yuan-text";
import { Band } from "../../parts/section";

/** Games that a kind links to. */
const LINKS = 4;

interface Props {
  storefront: StorefrontView;
  title: string;
  remarks: Readonly<Record<string, string>>;
}

/** A line per kind: the brand's remark, the number of listings, and its games from the lowest price. */
export function KindTable({ storefront, title, remarks }: Props) {
  const kinds = kindsOf(storefront.hot).filter(({ name }) => Object.hasOwn(remarks, name));
  if (kinds.length === 0) return null;
  return (
    <Band block={{ surface: "white", title }}>
      <ul className="mt-8 border-rule border-t">
        {kinds.map(({ slug, name, count }) => (
          <li
            key={slug}
            className="grid grid-cols-[200px_1fr_440px] items-center gap-8 border-rule border-b py-5 narrow:grid-cols-[160px_1fr] narrow:gap-y-3 small:grid-cols-1 small:gap-2"
          >
            <h3 className="flex items-center gap-3 font-semibold text-lg">
              <KindIcon kind={slug} className="size-8 text-mark" />
              {name}
              <span className="figures font-normal text-sm text-soft">{count} 件</span>
            </h3>
            <p className="text-base text-soft">{remarks[name]}</p>
            <ul className="figures grid grid-cols-2 gap-x-6 gap-y-1 narrow:col-span-2 small:col-span-1">
              {estimates(storefront, [name as "账号"])
                .slice(0, LINKS)
                .map(({ game, lowFen, unit }) => (
                  <li key={game}>
                    <a
                      href={gameHref({ game, kind: slug })}
                      className="flex justify-between gap-3 rounded-s px-2 py-1 hover:bg-panel"
                    >
                      <span className="truncate">{game}</span>
                      <span className="shrink-0 font-semibold text-price">
                        ¥{yuanText(lowFen)}
                        {unit} 起
                      </span>
                    </a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  );
}
