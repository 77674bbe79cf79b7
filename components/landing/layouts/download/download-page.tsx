import type { DownloadLayout } from "@storefront/brands/layouts/download";
import { hasApp } from "@/lib/app-info/app-texts";
import type { AppInfo, AppSystem } from "@/lib/app-info/read-app-info";
import { QuestionBand } from "../../parts/question-band";
import { Band } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { ComparisonTable } from "./comparison-table";
import { DownloadHead } from "./download-head";
import { Install } from "./install";
import { MobileSitePage } from "./mobile-site-page";

const NAMES = { ios: "iPhone", android: "Android" } as const;

/**
 * The download: its code, what a phone needs, the installation per system, remedies, and which device does what. A brand
 * without an app has a page of its mobile site.
 */
export function DownloadPage(page: LayoutProps<"download">) {
  const { layout, brand, app } = page;
  if (!hasApp(app)) return <MobileSitePage {...page} />;
  const { systems } = app;
  return (
    <>
      <DownloadHead page={page} kicker={`${layout.kicker} · ${brand.name}`} />
      <ComparisonTable
        title={layout.needs.title}
        heads={["", ...systems.map((system) => NAMES[system])]}
        list={layout.needs.list.map(([name, ios, android]) => [
          name,
          ...systems.map((system) => (system === "ios" ? ios : android)),
        ])}
        surface="white"
      />
      <Install
        mark={brand.mark}
        title={layout.install.title}
        tracks={systems.map((system) => ({
          name: NAMES[system],
          steps: layout.install[trackOf(system, app)],
        }))}
      />
      <Trouble
        title={layout.trouble.title}
        cases={layout.trouble.cases.filter((it) => !it.package || app.isAndroidPackage)}
      />
      <ComparisonTable
        title={layout.devices.title}
        heads={["做什么", "电脑网页", "手机"]}
        list={layout.devices.list}
        surface="tint"
      />
      <QuestionBand {...layout.questions} />
    </>
  );
}

const trackOf = (
  system: AppSystem,
  { isAndroidPackage }: AppInfo,
): keyof Omit<DownloadLayout["install"], "title"> =>
  system === "android" && isAndroidPackage ? "package" : system;

/** Problems that a visitor may see, and their solutions. */
function Trouble({ title, cases }: DownloadLayout["trouble"]) {
  return (
    <Band block={{ surface: "ink", title }}>
      <dl className="mt-8 grid grid-cols-2 gap-x-16 narrow:grid-cols-1">
        {cases.map(({ seen, todo }) => (
          <div key={seen} className="border-rule border-t py-5">
            <dt className="font-semibold text-lg text-mark">{seen}</dt>
            <dd className="mt-1 text-base">{todo}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
