import { hasAppLinks } from "@storefront/brands/app";
import type { Brand } from "@storefront/brands/types";
import { BrandMark } from "./brand-mark";
import { Features } from "./features";
import { AppName, Screen } from "./screen";

interface Props {
  brand: Brand | null;
  /** The advertisement that led here. */
  ad: string | undefined;
  /** Whether the brand has boosting. */
  boosts: boolean;
}

/** The download page of a brand: its stores, or what the phone's browser does where the brand has no app. */
export function DownloadView({ brand, ad, boosts }: Props) {
  const app = brand?.app;
  const hasApp = hasAppLinks(app);
  const features = app?.features ?? [];
  return (
    <Screen title={hasApp ? "下载 App" : "手机版"} back="/phone">
      <section class="app-hero centred">
        <span class="app-tile middle">
          <BrandMark brand={brand} />
        </span>
        <h2>
          <AppName />
          {hasApp ? " App" : "手机版"}
        </h2>
        <p>
          {hasApp
            ? brand?.slogan
            : "我们还没有 App，也不用等：登录、下单、订单和客服，手机浏览器里现在就能用。"}
        </p>
      </section>
      <div class="stack">
        {hasApp ? (
          <>
            {app?.iosUrl || app?.universalUrl ? (
              <a class="button primary" href={storeHref("ios", ad)}>
                iPhone 下载
              </a>
            ) : null}
            {app?.androidUrl || app?.universalUrl ? (
              <a class="button primary" href={storeHref("android", ad)}>
                Android 下载
              </a>
            ) : null}
            <a class="button quiet" href="/phone">
              先用手机版
            </a>
          </>
        ) : (
          <a class="button primary" href="/phone">
            打开手机版
          </a>
        )}
      </div>
      {features.length > 0 ? <Features features={features} boosts={boosts} /> : null}
    </Screen>
  );
}

function storeHref(os: "ios" | "android", ad: string | undefined): string {
  const query = new URLSearchParams({ os, ...(ad === undefined ? {} : { ad }) });
  return `/phone/download/store?${query}`;
}
