import { DownloadQr } from "@/components/brand/download-qr";
import { StoreLinks } from "@/components/brand/store-links";
import { isDark } from "../parts/is-dark";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { BESIDE, BESIDE_WORDS } from "./reflow";
import { Words } from "./words";

const BOLTS = Array.from({ length: 16 }, (_, bolt) => (bolt / 16) * 360);
const SPOKES = [0, 60, 120];

/** A vault door that holds the QR code. */
export function VaultHero({ hero, page }: HeroProps<"vault">) {
  const dark = isDark(hero.surface);
  return (
    <HeroGround hero={hero}>
      <div
        className={`container-page relative grid h-[780px] grid-cols-[500px_1fr] items-center gap-12 ${BESIDE}`}
      >
        <div className={BESIDE_WORDS}>
          <Words hero={hero} page={page} />
          <div className="mt-10">
            <StoreLinks app={page.app} surface={dark ? "dark" : "light"} />
          </div>
          <p className="mt-5 text-soft">或用手机扫保险柜里的码</p>
        </div>
        <div className="drawn-680 relative grid place-items-center narrow:py-10">
          <svg viewBox="-340 -340 680 680" className="w-[680px] text-glow" aria-hidden="true">
            <circle r="330" fill="currentColor" opacity=".16" />
            <circle r="300" fill="none" stroke="currentColor" strokeWidth="36" />
            <circle r="236" fill="none" stroke="currentColor" strokeWidth="3" />
            {BOLTS.map((turn) => (
              <circle
                key={turn}
                cy="-300"
                r="9"
                fill="var(--under)"
                transform={`rotate(${turn})`}
              />
            ))}
            {SPOKES.map((turn) => (
              <g key={turn} transform={`rotate(${turn + 30})`}>
                <path d="M0-236V236" stroke="currentColor" strokeWidth="14" />
                <circle cy="-212" r="17" fill="currentColor" />
                <circle cy="212" r="17" fill="currentColor" />
              </g>
            ))}
            <circle r="168" fill="currentColor" />
          </svg>
          <div data-ground="white" className="absolute rounded-m p-2.5">
            <DownloadQr url={page.app.downloadUrl} size={180} />
            <p className="pt-1 text-center font-semibold">{hero.word}</p>
          </div>
        </div>
      </div>
    </HeroGround>
  );
}
