import type { Seat } from "@storefront/brands/landing-play";
import { DownloadQr } from "@/components/brand/download-qr";
import { StoreLinks } from "@/components/brand/store-links";
import { GameIcon } from "../parts/game-icon";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** Offset and scale of each seat by its distance from the front. */
const DEPTH = [
  { lift: 92, width: 176, height: 336, icon: 112 },
  { lift: 44, width: 204, height: 392, icon: 140 },
] as const;

/** A team in formation: four seats are taken; the free one, in the spotlight, holds the QR code. */
export function FormationHero({ hero, page }: HeroProps<"formation">) {
  const [farLeft, left, free, right, farRight] = hero.seats;
  return (
    <HeroGround hero={hero}>
      <Stage />
      <div className="container-page relative pt-16 small:pt-10">
        <Words
          hero={hero}
          page={page}
          className="mx-auto max-w-[900px] text-center"
          sub="mx-auto max-w-[620px]"
        />
        <div className="relative mt-10 flex items-end justify-center gap-5 pb-24 narrow:not-small:drawn-wide-1120 small:isolate small:grid small:grid-cols-2 small:gap-x-4 small:gap-y-8 small:pb-10">
          <Taken seat={farLeft} depth={0} voice={1} />
          <Taken seat={left} depth={1} voice={3} />
          <div
            data-ground="white"
            className="relative z-10 flex w-[268px] flex-col items-center rounded-l px-6 pt-5 pb-6 shadow-dialog small:order-first small:col-span-2 small:mx-auto ring-[10px] ring-[color-mix(in_oklab,var(--brand-spark)_45%,transparent)]"
          >
            <p className="flex items-center gap-2 font-bold text-lg text-mark">
              <GameIcon name={free.icon} className="size-7" />
              {free.role}还空着
            </p>
            <DownloadQr url={page.app.downloadUrl} size={176} />
            <p className="text-soft">扫码下载，坐进来</p>
            <div className="mt-4 w-full [&>div>a]:justify-center [&>div]:flex-col">
              <StoreLinks app={page.app} />
            </div>
          </div>
          <Taken seat={right} depth={1} voice={2} />
          <Taken seat={farRight} depth={0} voice={0} />
        </div>
        <p className="relative pb-10 text-center text-soft">
          画面示例：App 里的组队房间「{hero.room}」
        </p>
      </div>
    </HeroGround>
  );
}

function Taken(props: { seat: Seat; depth: 0 | 1; voice: number }) {
  const { seat, depth, voice } = props;
  const { lift, width, height, icon } = DEPTH[depth];
  return (
    <div
      data-ground="ink"
      className="relative flex flex-col items-center rounded-l border-glow border-t-4 px-4 pt-7 text-center shadow-dialog small:mb-0! small:h-auto! small:w-auto! small:px-3 small:pt-5"
      style={{ width, height, marginBottom: lift }}
    >
      <span
        aria-hidden="true"
        className="-inset-x-4 -z-10 -bottom-5 absolute h-10 rounded-[50%] border-2 border-glow bg-under"
      />
      <GameIcon
        name={seat.icon}
        className="text-mark small:size-20!"
        style={{ width: icon, height: icon }}
      />
      <p className="mt-5 font-bold text-xl small:mt-3 small:text-lg">{seat.role}</p>
      <p className="mt-1 text-base text-soft">{seat.name}</p>
      <span aria-hidden="true" className="mt-4 flex h-4 items-end gap-1">
        {[6, 11, 16, 9].map((bar, index) => (
          <span
            key={bar}
            style={{ height: bar }}
            className={`w-1 rounded-full ${index < voice ? "bg-glow" : "bg-rule"}`}
          />
        ))}
      </span>
      <p className="mt-auto w-full border-rule border-t py-3 text-soft small:mt-4">{seat.note}</p>
    </div>
  );
}

/** The spotlight on the free seat, and the floor. */
function Stage() {
  return (
    <svg
      viewBox="-960 0 1920 900"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full text-glow"
      aria-hidden="true"
    >
      <path d="M-60 0H60L300 900H-300Z" fill="currentColor" opacity=".16" />
      <path d="M-20 0H20L190 900H-190Z" fill="currentColor" opacity=".14" />
      <g fill="none" stroke="currentColor" strokeOpacity=".28" strokeWidth="2">
        {[1, 2, 3, 4].map((ring) => (
          <ellipse key={ring} cx="0" cy="800" rx={ring * 235} ry={ring * 46} />
        ))}
        <path d="M0 800-1500 1100M0 800-520 1100M0 800 520 1100M0 800 1500 1100" />
      </g>
    </svg>
  );
}
