import { hasPlace } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { DownloadQr } from "@/components/brand/download-qr";
import { Mark } from "@/components/brand/mark";
import { StoreLinks } from "@/components/brand/store-links";
import { hasApp } from "@/lib/app-info/app-texts";
import type { AppInfo, Boosters } from "@/lib/app-info/read-app-info";
import { formatCount } from "@/lib/format/count";

interface Props {
  brand: Brand;
  app: AppInfo;
  /** Whether the host has the boosting page. */
  boosts: boolean;
}

/** The download area: QR code, two buttons, and the boosters online (product §2 Home screen, §1 Figures shown). */
export function DownloadArea({ brand, app, boosts }: Props) {
  const isApp = hasApp(app);
  const steps = phoneSteps(brand, boosts).join("、");
  return (
    <section id="download" className="container-page scroll-mt-6 pt-12">
      <div className="relative flex items-center gap-12 overflow-hidden rounded-l bg-primary-strong px-16 py-8 text-white narrow:flex-wrap narrow:gap-y-8 narrow:px-12 small:gap-x-8 small:px-6 small:py-8">
        <Mark mark={brand.mark} className="-right-8 -bottom-16 absolute size-72 text-white/8" />
        <div className="contents small:hidden">
          <DownloadQr app={app} size={148} />
        </div>
        <div className="relative small:min-w-[220px] small:flex-1">
          <h2 className="font-semibold text-xl">
            {isApp ? `下载${brand.name} App` : `${brand.name}手机版`}
          </h2>
          <p className="mt-2 mb-6 text-base text-white/85">
            {isApp
              ? `${steps}，都在手机上完成。`
              : `还没有 App，也不用装：${steps}，手机浏览器里就能做。`}
          </p>
          <StoreLinks app={app} surface="dark" />
        </div>
        {boosts ? <BoosterFigures boosters={app} /> : null}
      </div>
    </section>
  );
}

/** The phone's functions for buyers of the brand's kinds. */
function phoneSteps({ assortment }: Brand, boosts: boolean): string[] {
  return [
    "付款",
    ...(hasPlace(assortment, { kind: "card-key" }) ? ["领卡密"] : []),
    ...(hasPlace(assortment, { kind: "rent" }) ? ["上号"] : []),
    ...(boosts ? ["看代练进度"] : []),
    "看订单",
  ];
}

function BoosterFigures({ boosters }: { boosters: Boosters }) {
  const { onlineBoosters: online, boosterAcceptS: accept } = boosters;
  return (
    <a
      href="/practicePage"
      className="group relative ml-auto border-white/25 border-l py-2 pl-12 narrow:ml-0 narrow:flex narrow:w-full narrow:flex-wrap narrow:items-end narrow:justify-between narrow:gap-x-10 narrow:border-t narrow:border-l-0 narrow:pt-8 narrow:pb-0 narrow:pl-0"
    >
      <span className="flex gap-10 small:gap-6">
        {online === null ? null : <Figure name="位认证代练在线" value={formatCount(online)} />}
        {accept === null ? null : <Figure name="秒平均接单" value={String(accept)} />}
      </span>
      <span className="mt-4 block text-base text-white/85 underline-offset-4 group-hover:underline">
        算一算代练要多少钱 →
      </span>
    </a>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <span>
      <span className="figures block font-semibold text-2xl small:text-xl">{value}</span>
      <span className="text-sm text-white/85">{name}</span>
    </span>
  );
}
