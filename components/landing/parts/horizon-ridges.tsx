import type { Horizon } from "@storefront/brands/landing-parts";

/** The far and the near ridge of each horizon, in a field of 1440 × 360. */
const RIDGES: Record<Horizon, readonly [string, string]> = {
  hills: [
    "M0 190C200 90 380 120 560 180S960 240 1140 150 1360 120 1440 150V360H0Z",
    "M0 270C240 200 420 250 700 270S1200 300 1440 230V360H0Z",
  ],
  city: [
    "M0 220H70V150H150V200H210V110H290V190H380V140H430V90H500V170H600V210H690V130H760V190H850V150H930V80H1000V160H1090V200H1180V120H1260V180H1350V150H1440V360H0Z",
    "M0 290H110V240H200V280H320V230H400V300H540V250H640V290H790V240H880V280H1020V250H1120V300H1250V240H1340V280H1440V360H0Z",
  ],
  volcano: [
    "M0 236C120 190 200 214 320 188 420 166 470 96 540 74L580 70C650 100 700 170 800 186 930 206 1010 150 1120 146 1240 142 1340 196 1440 214V360H0Z",
    "M0 300C160 250 300 290 460 296 640 302 760 262 920 282 1100 304 1260 256 1440 300V360H0Z",
  ],
};

/** Two ridges in the surface's colors along the bottom of a scene; they cover what is behind them. */
export function HorizonRidges({ horizon }: { horizon: Horizon }) {
  const [far, near] = RIDGES[horizon];
  return (
    <svg
      viewBox="0 0 1440 360"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-[360px] w-full text-glow"
      aria-hidden="true"
    >
      <path d={far} className="fill-[color-mix(in_oklab,var(--glow)_28%,var(--under))]" />
      <path d={near} className="fill-[color-mix(in_oklab,var(--glow)_52%,var(--under))]" />
    </svg>
  );
}
