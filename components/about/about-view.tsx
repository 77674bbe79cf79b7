import type { Brand } from "@storefront/brands/types";
import { DownloadQr } from "@/components/brand/download-qr";
import { StoreLinks } from "@/components/brand/store-links";
import { themeStyle } from "@/components/brand/theme-style";
import { Questions } from "@/components/ui/questions";
import { hasApp } from "@/lib/app-info/app-texts";
import { loadAppInfo } from "@/lib/app-info/load-app-info";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { NO_REASON_REFUND_DAYS, SERVICE_HOURS } from "@/lib/constants";
import { Appraisal } from "./appraisal";
import { Consignment } from "./consignment";
import { APPRAISAL, QUESTIONS } from "./copy";
import { Gallery } from "./gallery";
import { Workbench } from "./workbench";

/** Bag resale: how a bag is appraised, sold and paid for (product §1). `owner` is the brand that offers it. */
export async function AboutView({ owner }: { owner: Brand }) {
  const app = await loadAppInfo(owner);
  return (
    // The negative margin cancels the bottom bar's top margin, so that the last band touches it.
    <main id="main" style={themeStyle(owner.theme)} className="-mb-16 bg-ground text-ink">
      <section className="overflow-hidden bg-tint">
        <div className="container-page grid grid-cols-[1fr_640px] items-center gap-4 pt-16 narrow:grid-cols-2 narrow:gap-10 narrow:py-14 small:grid-cols-1 small:gap-8 small:py-10">
          <div className="pb-16 narrow:pb-0">
            <p className="text-base text-primary-strong">关于{owner.name}</p>
            <h1 className="mt-3 font-bold text-3xl leading-[1.25] narrow:text-2xl narrow:leading-[1.3]">
              一只包，
              <br />
              看仔细了再卖
            </h1>
            <p className="mt-5 max-w-[420px] text-base text-ink-2">
              我们替闲着的包找下一位主人。来路问清楚，瑕疵拍清楚，价钱摆明白。
            </p>
            <dl className="mt-10 flex gap-12 narrow:flex-wrap narrow:gap-x-8 narrow:gap-y-4 small:mt-6">
              <Figure name="上架前逐项查验" value={`${APPRAISAL.length} 道`} />
              <Figure name="无理由退款" value={`${NO_REASON_REFUND_DAYS} 天`} />
              <Figure name="客服时间" value={SERVICE_HOURS} />
            </dl>
          </div>
          <Workbench />
        </div>
      </section>
      <Appraisal />
      <Gallery />
      <Consignment />
      <section className="container-page grid grid-cols-[320px_1fr] gap-20 py-20 narrow:grid-cols-[200px_1fr] narrow:gap-10 small:grid-cols-1 small:gap-6 small:py-14">
        <h2 className="font-bold text-2xl narrow:wrap-anywhere narrow:break-keep narrow:text-xl">
          寄之前，常被问到
        </h2>
        <Questions list={QUESTIONS} />
      </section>
      <Closing owner={owner} app={app} />
    </main>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-ink-2 text-xs">{name}</dt>
      <dd className="figures whitespace-nowrap font-semibold text-lg">{value}</dd>
    </div>
  );
}

function Closing({ owner, app }: { owner: Brand; app: AppInfo }) {
  return (
    <section className="bg-primary-strong text-white">
      <div className="container-page flex items-center justify-between gap-10 py-14 small:flex-wrap small:gap-6 small:py-10">
        <div className="small:min-w-[260px] small:flex-1">
          <h2 className="font-bold text-2xl small:text-xl">先拍五张照片，听听价</h2>
          <p className="mt-3 mb-7 text-base text-white/85">
            估价不用寄。用{hasApp(app) ? `${owner.name} App` : "手机"}
            拍，价格区间回到手机上。
          </p>
          <StoreLinks app={app} surface="dark" />
        </div>
        <DownloadQr app={app} size={176} />
      </div>
    </section>
  );
}
