import { useId } from "react";
import { goodsAddress } from "@/lib/addresses/goods-address";
import type { Estimate } from "@/lib/landing/estimates";
import { yuanText } from "@/lib/landing/yuan-text";

/** Number of pockets. */
const POCKETS = 9;

const LEAN = ["-rotate-2", "rotate-1", "rotate-3", "-rotate-1"] as const;

/** A hanging cloth with pockets, each with a slip that shows the middle price of a game. */
export function Cloth({ games }: { games: readonly Estimate[] }) {
  return (
    <div className="drawn-684 relative pt-10">
      <Rod />
      <ul className="relative grid grid-cols-3 gap-x-5 gap-y-6 rounded-m bg-primary-strong px-7 pt-12 pb-9 shadow-dialog">
        {games.slice(0, POCKETS).map((game, index) => (
          <SmallPocket key={game.game} estimate={game} lean={LEAN[index % 4] ?? ""} />
        ))}
      </ul>
    </div>
  );
}

function SmallPocket({ estimate, lean }: { estimate: Estimate; lean: string }) {
  const { game, unit, medianFen, pricesFen, shown } = estimate;
  const middle = shown[(shown.length - 1) >> 1];
  return (
    <li className="relative h-[176px]">
      {middle ? (
        <a
          href={goodsAddress(middle.id)}
          data-ground="white"
          aria-label={`${game}，居中 ${yuanText(medianFen)} 元${unit}，看 ${middle.name}`}
          className={`absolute inset-x-4 top-0 h-[150px] rounded-t-s px-4 pt-3 shadow-card transition-transform hover:-translate-y-2 ${lean}`}
        >
          <span className="flex justify-between text-soft text-xs">
            <span>居中</span>
            <span className="figures">{pricesFen.length} 件</span>
          </span>
          <span className="figures mt-0.5 block font-black text-price text-xl">
            <span className="text-base">¥</span>
            {yuanText(medianFen)}
          </span>
        </a>
      ) : null}
      <Front name={game} />
    </li>
  );
}

/** The front of a pocket: hem, seams, and a label with the game's name. */
function Front({ name }: { name: string }) {
  const weave = useId();
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 h-[100px]">
      <svg
        viewBox="0 0 188 100"
        preserveAspectRatio="none"
        className="size-full"
        aria-hidden="true"
      >
        <defs>
          <pattern id={weave} width="7" height="7" patternUnits="userSpaceOnUse">
            <path d="M-2 2 2-2M0 7 7 0M5 9 9 5" className="stroke-white/10" strokeWidth="1.4" />
          </pattern>
        </defs>
        <path d="M0 0C40 10 148 10 188 0V70L94 100 0 70Z" className="fill-primary" />
        <path d="M0 0C40 10 148 10 188 0V70L94 100 0 70Z" fill={`url(#${weave})`} />
        <path
          d="M4 5C44 15 144 15 184 5M4 15C44 25 144 25 184 15M7 22V66L94 93 181 66V22"
          className="fill-none stroke-spark"
          strokeWidth="1.8"
          strokeDasharray="7 5"
        />
      </svg>
      <p
        data-ground="tint"
        className="-translate-x-1/2 absolute top-[34px] left-1/2 whitespace-nowrap rounded-s px-3 py-1 font-semibold"
      >
        {name}
      </p>
    </div>
  );
}

/** The rod the cloth hangs on, and its loops. */
function Rod() {
  return (
    <svg
      viewBox="0 0 664 100"
      className="absolute top-0 left-0 h-[100px] w-[664px]"
      aria-hidden="true"
    >
      <path d="M90 0V26M574 0V26" className="stroke-ink" strokeWidth="4" />
      <path
        d="M72 20H108V70H72ZM314 20H350V70H314ZM556 20H592V70H556Z"
        className="fill-primary-strong"
      />
      <path d="M-10 26H674V40H-10Z" className="fill-spark" />
      <path d="M-10 36H674V40H-10Z" className="fill-ink/20" />
      <path
        d="M72 24H108V66H72ZM314 24H350V66H314ZM556 24H592V66H556Z"
        className="fill-primary stroke-spark"
        strokeWidth="1.6"
        strokeDasharray="5 4"
      />
    </svg>
  );
}
