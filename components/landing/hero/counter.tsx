import { fenToYuan } from "@storefront/contract/money";
import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { type Estimate, estimates } from "@/lib/landing/estimates";
import { yuanText } from "@/lib/landing/yuan-text";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { WordsAbove } from "./words-above";

/** Number of games on the counter. */
const COUNTERS = 5;

/** A long shop counter: a card rack per game with its lowest price, and a receipt from the till. */
export function CounterHero({ hero, page }: HeroProps<"counter">) {
  const games = estimates(page.market, ["卡密"]).slice(0, COUNTERS);
  return (
    <HeroGround hero={hero}>
      <WordsAbove hero={hero} page={page} className="items-end pt-16" sub="max-w-[560px]" />
      {games.length === 0 ? (
        <div className="h-20" />
      ) : (
        <div className="relative mt-10">
          <div className="container-page relative grid grid-cols-[1fr_176px] items-end gap-6 narrow:not-small:drawn-wide-1200 small:grid-cols-1">
            <ul className="grid grid-cols-5 gap-4 small:grid-cols-[repeat(auto-fill,minmax(max(136px,28cqw),1fr))] small:gap-x-2">
              {games.map((game) => (
                <Rack key={game.game} estimate={game} />
              ))}
            </ul>
            <Till sign={hero.sign} lines={hero.receipt} />
          </div>
          <div aria-hidden="true" className="h-5 bg-glow" />
          <div data-ground="deep">
            <ul className="container-page grid grid-cols-[1fr_176px] gap-6 py-7 narrow:not-small:drawn-wide-1200 small:grid-cols-1">
              <li>
                <ul className="grid grid-cols-5 gap-4 small:grid-cols-[repeat(auto-fill,minmax(max(136px,28cqw),1fr))] small:gap-2">
                  {games.map(({ game, pricesFen, lowFen }) => (
                    <li key={game} className="rounded-m border-2 border-glow/60 py-4 text-center">
                      <span className="block font-semibold text-base">{game}</span>
                      <span className="figures mt-1 block">
                        {pricesFen.length} 种 · ¥{yuanText(lowFen)} 起
                      </span>
                    </li>
                  ))}
                </ul>
              </li>
              <li className="grid place-items-center text-center">
                <a href="/index#games" className="underline underline-offset-4">
                  看全部游戏
                </a>
              </li>
            </ul>
          </div>
        </div>
      )}
    </HeroGround>
  );
}

const LEAN = ["-rotate-10 -translate-x-6", "rotate-10 translate-x-6", "rotate-0"] as const;

/** Three cards of a game in a stand, the one in front readable. */
function Rack({ estimate: { shown } }: { estimate: Estimate }) {
  const front = shown[0];
  return (
    <li className="relative flex h-[240px] flex-col items-center justify-end">
      {[...shown].reverse().map(({ id, cover }, index, all) => (
        <span
          key={id}
          aria-hidden="true"
          className={`absolute bottom-9 origin-bottom ${LEAN[index + 3 - all.length] ?? ""}`}
        >
          <Cover
            url={cover}
            size={122}
            className="rounded-m border-4 border-white shadow-dialog"
            eager
          />
        </span>
      ))}
      {front ? (
        <a
          href={goodsAddress(front.id)}
          aria-label={`${front.name}，${yuanText(front.fen)} 元`}
          data-ground="white"
          className="figures relative mb-3 rounded-s px-3 py-1 font-bold text-lg text-price shadow-card after:absolute after:inset-x-[-30px] after:top-[-110px] after:bottom-0"
        >
          ¥{fenToYuan(front.fen)}
        </a>
      ) : null}
      <span aria-hidden="true" className="h-6 w-[168px] rounded-t-m bg-glow" />
    </li>
  );
}

/** The till with its receipt. */
function Till({ sign, lines }: { sign: string; lines: readonly string[] }) {
  return (
    <div className="relative h-[300px] small:mx-auto small:w-[176px]">
      <div
        data-ground="white"
        className="absolute top-0 right-5 left-5 h-[190px] rounded-t-s px-4 pt-4 text-center shadow-card"
      >
        <p className="border-rule border-b-2 border-dashed pb-2 font-bold">{sign}</p>
        <ol className="mt-2">
          {lines.map((line) => (
            <li key={line} className="border-rule border-b py-1.5 last:border-0">
              {line}
            </li>
          ))}
        </ol>
      </div>
      <svg
        viewBox="0 0 176 130"
        className="absolute bottom-0 h-[130px] w-[176px]"
        aria-hidden="true"
      >
        <path d="M14 14H162a8 8 0 0 1 8 8L176 130H0L6 22a8 8 0 0 1 8-8Z" className="fill-glow" />
        <path d="M16 4H160V22H16Z" className="fill-ink" />
        <g className="fill-spark">
          <path d="M30 42h22v16H30zM60 42h22v16H60zM90 42h22v16H90zM30 66h22v16H30zM60 66h22v16H60zM90 66h22v16H90zM30 90h52v16H30zM90 90h22v16H90z" />
          <circle cx="142" cy="62" r="16" />
        </g>
        <path d="M142 62V50M142 62l8 5" className="stroke-ink" strokeWidth="3" />
      </svg>
    </div>
  );
}
