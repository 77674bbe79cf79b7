import { Cover } from "@/components/listing/cover";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { chooseGoods } from "@/lib/landing/choose-goods";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Split } from "./split";

/** Outermost first, so that it is drawn below the others. */
const LEVELS = [5, 4, 3, 2, 1];
const STEP = 46;

/** Five qualities of an account as a radar chart, with the account beside it. */
export function RadarHero({ hero, page }: HeroProps<"radar">) {
  const [row] = chooseGoods(page.market, hero.goods, 1);
  const at = (axis: number, level: number): [number, number] => {
    const angle = (axis / hero.axes.length) * 2 * Math.PI - Math.PI / 2;
    return [Math.round(STEP * level * Math.cos(angle)), Math.round(STEP * level * Math.sin(angle))];
  };
  const ring = (level: (axis: number) => number) =>
    hero.axes.map((_, axis) => at(axis, level(axis)).join(" ")).join("L");
  return (
    <HeroGround hero={hero}>
      <Split hero={hero} page={page} className="h-[760px] grid-cols-[500px_1fr] gap-12">
        <div className="relative narrow:pb-14 small:pb-28">
          <svg
            viewBox="-330 -310 660 620"
            className="w-full text-glow"
            role="img"
            aria-label={`评星示例：${hero.axes.map(([name, level]) => `${name} ${level} 星`).join("，")}`}
          >
            {LEVELS.map((level) => (
              <path
                key={level}
                d={`M${ring(() => level)}Z`}
                fill={level === 5 ? "var(--panel)" : "none"}
                stroke="var(--rule)"
                strokeWidth="1.5"
              />
            ))}
            <path
              d={`M${ring((axis) => hero.axes[axis]?.[1] ?? 1)}Z`}
              fill="currentColor"
              fillOpacity=".45"
              stroke="currentColor"
              strokeWidth="4"
              strokeLinejoin="round"
            />
            {hero.axes.map(([name, level], axis) => {
              const [x, y] = at(axis, level);
              const [nameX, nameY] = at(axis, 6);
              return (
                <g key={name}>
                  <path d={STAR} transform={`translate(${x} ${y})`} fill="currentColor" />
                  <text
                    x={nameX}
                    y={nameY}
                    fill="var(--on)"
                    fontSize="20"
                    fontWeight="600"
                    textAnchor="middle"
                    dominantBaseline="central"
                  >
                    {name}
                  </text>
                </g>
              );
            })}
          </svg>
          {row ? (
            <a
              href={goodsAddress(row.id)}
              data-ground="white"
              className="-bottom-10 absolute right-0 narrow:bottom-6 narrow:max-w-full flex w-[300px] items-center gap-4 rounded-m p-3 shadow-dialog"
            >
              <Cover url={row.cover} size={64} className="rounded-s" eager />
              <span className="min-w-0">
                <span className="block truncate font-medium">{row.name}</span>
                <span className="figures font-bold text-lg text-price">¥{row.price}</span>
              </span>
            </a>
          ) : null}
        </div>
      </Split>
    </HeroGround>
  );
}

/** A five-pointed star around the origin. */
const STAR = `M${Array.from({ length: 10 }, (_, point) => {
  const angle = (point / 10) * 2 * Math.PI - Math.PI / 2;
  const radius = point % 2 === 0 ? 20 : 9;
  return `${Math.round(radius * Math.cos(angle))} ${Math.round(radius * Math.sin(angle))}`;
}).join("L")}Z`;
