import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Split } from "./split";

const ROWS = ["A", "B", "C"] as const;
const EACH = 4;

/**
 * A vending machine for cards: three shelves behind glass, a keypad, a card falling into the tray, steam from its
 * pipes.
 */
export function VendingHero({ hero, page }: HeroProps<"vending">) {
  const rows = chooseGoods(page.market, hero.goods, ROWS.length * EACH);
  const [fallen] = rows;
  return (
    <HeroGround hero={hero}>
      <Split hero={hero} page={page} className="grid-cols-[1fr_684px] gap-12 pt-8 small:pt-0">
        <div className="drawn-684 relative self-end pt-[92px]">
          <Steam />
          <div data-ground="deep" className="relative rounded-t-l p-6 pb-0 shadow-dialog">
            <p className="flex items-center justify-between px-2 pb-5 font-bold text-xl">
              {hero.sign}
              <span aria-hidden="true" className="flex gap-2">
                <span className="size-3 rounded-full bg-glow" />
                <span className="size-3 rounded-full bg-glow opacity-60" />
                <span className="size-3 rounded-full bg-glow opacity-30" />
              </span>
            </p>
            <div className="grid grid-cols-[1fr_132px] gap-5">
              <ul data-ground="ground" className="rounded-m px-4 pt-4 pb-1">
                {ROWS.map((letter, row) => (
                  <li key={letter}>
                    <ul className="grid grid-cols-4 gap-3">
                      {rows.slice(row * EACH, row * EACH + EACH).map((it, index) => (
                        <Slot key={it.id} row={it} code={`${letter}${index + 1}`} />
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
              <Panel lines={hero.panel} />
            </div>
            <div className="relative mt-5 h-[104px] rounded-t-m bg-black/40 px-6">
              {fallen ? (
                <a
                  href={goodsAddress(fallen.id)}
                  data-ground="white"
                  className="absolute bottom-0 left-[84px] flex h-[76px] w-[360px] -rotate-2 items-center gap-4 rounded-t-m px-4 shadow-dialog"
                >
                  <Cover url={fallen.cover} size={48} className="rounded-s" eager />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-medium">{fallen.name}</span>
                    <span className="figures font-semibold text-price">¥{fallen.price}</span>
                  </span>
                </a>
              ) : null}
            </div>
          </div>
        </div>
      </Split>
    </HeroGround>
  );
}

/** A slot: the card before its coil, with code and price on the shelf's edge. */
function Slot({ row, code }: { row: GoodsRow; code: string }) {
  return (
    <li>
      <a
        href={goodsAddress(row.id)}
        className="group block"
        aria-label={`${row.name}，${row.price} 元`}
      >
        <span className="relative mx-auto block w-[92px]">
          <svg
            viewBox="0 0 92 92"
            className="absolute -right-2 -bottom-1 size-[92px]"
            aria-hidden="true"
          >
            <path
              d="M6 84a9 9 0 1 1 18 0 9 9 0 1 1 18 0 9 9 0 1 1 18 0 9 9 0 1 1 18 0"
              className="fill-none stroke-line-strong"
              strokeWidth="3"
            />
          </svg>
          <Cover
            url={row.cover}
            size={92}
            className="relative rounded-s shadow-card transition-transform group-hover:-translate-y-1"
            eager
          />
        </span>
        <span
          data-ground="ink"
          className="figures mt-1.5 mb-3 flex justify-between rounded-s px-2 py-0.5 text-xs"
        >
          <span className="text-soft">{code}</span>
          <span className="font-semibold text-price">¥{row.price}</span>
        </span>
      </a>
    </li>
  );
}

/** The machine's display, keys and phone slot. */
function Panel({ lines }: { lines: readonly string[] }) {
  return (
    <div className="flex flex-col gap-4 pt-1">
      <p data-ground="ink" className="rounded-s px-3 py-3 text-center text-mark leading-6">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <span aria-hidden="true" className="grid grid-cols-3 gap-2">
        {["A", "B", "C", "1", "2", "3", "4"].map((key) => (
          <span
            key={key}
            className="grid h-9 place-items-center rounded-s bg-panel font-semibold last:col-span-3"
          >
            {key}
          </span>
        ))}
      </span>
      <span aria-hidden="true" className="grid place-items-center gap-2 rounded-m bg-panel py-4">
        <svg viewBox="0 0 56 72" className="h-16 text-glow" aria-hidden="true">
          <path
            d="M12 2H44a6 6 0 0 1 6 6V64a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V8a6 6 0 0 1 6-6Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
          />
          <path
            d="M16 16h10v10H16zM30 16h10v10H30zM16 30h10v10H16zM30 32h4v4h-4zM36 36h4v8h-4zM30 40h4v4h-4z"
            fill="currentColor"
          />
        </svg>
        扫码付款
      </span>
      <span aria-hidden="true" className="mt-auto mb-2 h-2 rounded-full bg-black/40" />
    </div>
  );
}

/** Two pipes with steam. */
function Steam() {
  return (
    <svg
      viewBox="0 0 684 130"
      className="absolute top-0 left-0 h-[130px] w-full"
      aria-hidden="true"
    >
      <path
        d="M86 130V72H118V130ZM78 62H126V80H78ZM548 130V88H588V130ZM540 78H596V96H540Z"
        className="fill-primary"
      />
      <g className="fill-white/22">
        <path d="M102 52a17 17 0 1 0 .1 0ZM126 30a22 22 0 1 0 .1 0ZM160 14a14 14 0 1 0 .1 0ZM150 38a12 12 0 1 0 .1 0Z" />
        <path d="M568 58a15 15 0 1 0 .1 0ZM590 36a20 20 0 1 0 .1 0ZM622 22a13 13 0 1 0 .1 0Z" />
      </g>
    </svg>
  );
}
