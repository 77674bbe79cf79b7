import type { SellHead } from "@storefront/brands/layouts/sell-layout";
import type { ReactNode } from "react";
import { GameIcon } from "../../parts/game-icon";

const TORN = `polygon(0 0,100% 0,${Array.from({ length: 61 }, (_, tooth) => `${(100 - tooth * (100 / 60)).toFixed(2)}% ${tooth % 2 === 0 ? "calc(100% - 10px)" : "100%"}`).join(",")})`;

const EDGES = {
  round: "rounded-l shadow-dialog",
  torn: "pb-5",
  ruled: "rounded-r-l border-glow border-l-[14px] shadow-card",
  frame: "rounded-m border-[10px] border-rule",
} as const;

/** The sheet of a first view: its title, its figure on the upper edge, and what the layout shows on it. */
export function Sheet({ head, children }: { head: SellHead; children: ReactNode }) {
  const { surface, edge, title } = head.sheet;
  return (
    <div className={`relative min-w-0 ${head.icon ? "pt-20 small:pt-14" : ""}`}>
      {head.icon ? (
        <GameIcon
          name={head.icon}
          className={`-mt-4 absolute top-0 size-28 text-glow small:size-20 ${head.side === "left" ? "left-8" : "right-8"}`}
        />
      ) : null}
      <div
        data-ground={surface}
        className={`relative px-8 pt-6 pb-8 small:px-5 ${EDGES[edge]}`}
        style={edge === "torn" ? { clipPath: TORN } : undefined}
      >
        <h2 className="mb-4 font-semibold text-lg">{title}</h2>
        {children}
      </div>
    </div>
  );
}
