import type { Horizon } from "@storefront/brands/landing-parts";

/** The far and the near ridge of each horizon, in a field of 1440 × 360. */
const RIDGES: Record<Horizon, readonly [string, string]> = {
  hills: [
    "M0 190C200 90 380 120 560 180S960 240 1140 150 1360 120 1440 150V360H0Z",
    "M0 270C240 200 420 250 700 270S1200 300 1440 230V360H0Z",
  ],
  sea: [
    "M0 190q60-34 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0V360H0Z",
    "M-60 262q60-34 120 0t120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0 120 0V360H-60Z",
  ],
  city: [
    "M0 220H70V150H150V200H210V110H290V190H380V140H430V90H500V170H600V210H690V130H760V190H850V150H930V80H1000V160H1090V200H1180V120H1260V180H1350V150H1440V360H0Z",
    "M0 290H110V240H200V280H320V230H400V300H540V250H640V290H790V240H880V280H1020V250H1120V300H1250V240H1340V280H1440V360H0Z",
  ],
  volcano: [
    "M0 236C120 190 200 214 320 188 420 166 470 96 540 74L580 70C650 100 700 170 800 186 930 206 1010 150 1120 146 1240 142 1340 196 1440 214V360H0Z",
    "M0 300C160 250 300 290 460 296 640 302 760 262 920 282 1100 304 1260 256 1440 300V360H0Z",
  ],
  forest: [
    "M0 230l40-70 40 70 30-100 50 100 40-60 40 60 50-130 60 130 40-80 40 80 50-110 50 110 40-60 50 60 40-140 60 140 40-70 40 70 50-110 50 110 40-80 40 80 50-120 60 120 30-60 40 60 50-100 50 100 40-70 40 70 50-90 60 90V360H0Z",
    "M0 300l30-50 30 50 40-70 40 70 50-60 40 60 60-80 60 80 50-50 60 50 60-70 60 70 60-60 60 60 60-80 60 80 60-50 60 50 60-70 60 70 60-60 60 60 60-70 60 70 60-50 60 50 30-40 30 40V360H0Z",
  ],
  sky: [
    "M0 260c40-50 110-50 140-10 30-60 130-70 170 0 60-40 130-10 140 40 60-50 160-60 200 0 40-50 150-60 190 0 40-70 160-70 200 0 50-50 130-40 160 10 40-50 180-60 240-10V360H0Z",
    "M0 320c60-40 130-40 180 0 60-50 180-50 240 0 60-40 160-40 220 0 60-50 190-50 250 0 60-40 170-40 230 0 70-50 200-50 320 0V360H0Z",
  ],
};

/** Two ridges in the surface's colours along the bottom of a scene; they cover what is behind them. */
export function HorizonLine({ horizon }: { horizon: Horizon }) {
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
