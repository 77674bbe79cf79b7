import { DownloadQr } from "@/components/brand/download-qr";
import { Mark } from "@/components/brand/mark";
import { StoreLinks } from "@/components/brand/store-links";
import { GameIcon } from "../parts/game-icon";
import { isDark } from "../parts/is-dark";
import { Pattern } from "../parts/pattern";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { Words } from "./words";

/** Notches where the stub begins. */
const NOTCH =
  "[mask:radial-gradient(circle_22px_at_calc(100%-var(--stub))_0,transparent_98%,black)_top/100%_51%_no-repeat,radial-gradient(circle_22px_at_calc(100%-var(--stub))_100%,transparent_98%,black)_bottom/100%_51%_no-repeat] small:[mask:none]";

/** One large ticket: text on it, the QR code on its stub. */
export function TicketHero({ hero, page }: HeroProps<"ticket">) {
  const dark = isDark(hero.surface);
  return (
    <HeroGround hero={hero}>
      <div className="container-page relative py-20 narrow:py-14 small:py-6">
        <div
          className={`grid min-h-[520px] grid-cols-[1fr_var(--stub)] overflow-hidden rounded-l [--stub:380px] narrow:[--stub:260px] small:min-h-0 small:grid-cols-1 ${NOTCH}`}
        >
          <div
            data-ground={dark ? "spark" : "primary"}
            className="relative p-14 pb-10 narrow:p-9 small:p-6"
          >
            <Pattern name={hero.pattern ?? "stripes"} className="opacity-[.07]" />
            <GameIcon
              name={hero.icon}
              className="-right-4 absolute bottom-32 size-[248px] text-glow opacity-25 small:top-2 small:bottom-auto small:size-[132px]"
            />
            <div className="relative flex h-full flex-col">
              <p className="flex items-center gap-3 font-semibold text-lg">
                <Mark mark={page.brand.mark} className="size-8" />
                {page.brand.name}
              </p>
              <Words
                hero={hero}
                page={page}
                className="mt-8 max-w-[620px] narrow:mb-8"
                sub="max-w-[520px]"
              />
              <dl className="mt-auto grid grid-flow-col justify-start gap-14 border-rule border-t pt-6 narrow:gap-8 small:mt-8 small:grid-flow-row small:gap-3">
                {hero.lines.map(([name, value]) => (
                  <div key={name}>
                    <dt className="text-soft">{name}</dt>
                    <dd className="mt-1 font-semibold text-lg">{value}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
          <div
            data-ground="white"
            className="grid content-center justify-items-center gap-6 border-rule border-l-2 border-dashed small:border-t-2 small:border-l-0 small:py-8"
          >
            <p className="font-semibold text-lg">{hero.stub}</p>
            <DownloadQr url={page.app.downloadUrl} size={200} />
            <div className="[&>div]:flex-col">
              <StoreLinks app={page.app} />
            </div>
          </div>
        </div>
      </div>
    </HeroGround>
  );
}
