import { DownloadQr } from "@/components/brand/download-qr";
import { StoreLinks } from "@/components/brand/store-links";
import type { LandingProps } from "../landing-props";
import { HourDial } from "./hour-dial";
import { PhoneRent } from "./phone-rent";

/** Night over a volcano: the dial of an evening behind the phone, lava along the ground. */
export function RentHero({ landing, app, market }: LandingProps) {
  return (
    <section className="relative overflow-hidden bg-[#180c08] text-white">
      <Lava />
      <div className="container-page relative grid min-h-[740px] grid-cols-[1fr_560px] items-center">
        <div className="relative z-10 pb-16">
          <h1 className="max-w-[560px] text-balance font-bold text-3xl">{landing.headline}</h1>
          <p className="mt-6 max-w-[440px] text-lg text-white/80">{landing.subline}</p>
          <div className="mt-12">
            <StoreLinks app={app} on="dark" />
          </div>
          <div className="mt-8 flex items-center gap-5">
            <DownloadQr url={app.downloadUrl} size={112} />
            <p className="text-white/75">
              手机扫码下载
              <br />
              电脑看号，手机上号
            </p>
          </div>
        </div>
        <div className="relative flex h-full items-center justify-center">
          <HourDial />
          <PhoneRent market={market} className="relative" />
        </div>
      </div>
    </section>
  );
}

/** Embers over the crater: place and size. */
const EMBERS = [
  [508, 40, 2.5],
  [534, 8, 1.8],
  [552, 52, 3.2],
  [571, 22, 1.6],
  [590, 46, 2.2],
  [612, 2, 1.4],
] as const;

/** Ridges lit from below. */
function Lava() {
  return (
    <svg
      viewBox="0 -380 1440 740"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="crater" cx="560" cy="90" r="330" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="var(--brand-spark)" stopOpacity=".75" />
          <stop offset=".25" stopColor="var(--brand-primary)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--brand-primary)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lava" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--brand-primary)" stopOpacity="0" />
          <stop offset="1" stopColor="var(--brand-primary)" stopOpacity=".7" />
        </linearGradient>
      </defs>
      <rect width="1440" height="360" fill="url(#lava)" />
      <rect y="-380" width="1440" height="740" fill="url(#crater)" />
      <path
        d="M0 236C120 190 200 214 320 188 420 166 470 96 540 74L580 70C650 100 700 170 800 186 930 206 1010 150 1120 146 1240 142 1340 196 1440 214V360H0Z"
        fill="#2b130b"
      />
      {EMBERS.map(([x, y, size]) => (
        <circle key={x} cx={x} cy={y} r={size} fill="var(--brand-spark)" opacity=".8" />
      ))}
      <path
        d="M0 300C160 250 300 290 460 296 640 302 760 262 920 282 1100 304 1260 256 1440 300V360H0Z"
        fill="#1f0e08"
      />
    </svg>
  );
}
