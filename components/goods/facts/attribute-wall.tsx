import type { AttributeWall as Wall } from "@/lib/goods/attribute-walls";

/** From the rarest on; dark text on a light ground, 4.5:1 and more. */
const TONES = [
  "border-[#d99a00] bg-[#fff7e3] text-[#6b4700]",
  "border-[#c653d0] bg-[#fdf0fe] text-[#74217d]",
  "border-[#4b8bf0] bg-[#eef5ff] text-[#1b4a9c]",
] as const;
const DEFAULT_TONE = "border-line-strong bg-ground text-ink";

/** 代表皮肤 and the like: what the account has, by rarity. */
export function AttributeWall({ wall }: { wall: Wall }) {
  return (
    <section aria-label={wall.title} className="mb-6">
      <h3 className="mb-3 font-semibold text-base">
        <bdi>{wall.title}</bdi>
      </h3>
      <div className="space-y-3">
        {wall.groups.map(({ rarity, names }, index) => (
          <div key={rarity} className="flex items-start gap-4 small:flex-col small:gap-1.5">
            <p className="figures w-20 shrink-0 pt-2 text-ink-2 text-sm small:w-auto small:pt-0">
              <bdi>{rarity}</bdi> {names.length}
            </p>
            <ul className="grid flex-1 grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-2 small:w-full small:flex-none">
              {names.map((name) => (
                <li
                  key={name}
                  className={`wrap-anywhere grid min-h-10 place-items-center rounded-s border border-l-4 px-2 py-1.5 text-center font-medium text-sm ${TONES[index] ?? DEFAULT_TONE}`}
                >
                  <bdi>{name}</bdi>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
