"use client";

import { useEffect, useState } from "react";
import { StoreLinks } from "@/components/brand/store-links";
import { Button } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { Dialog } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import { codeName, hasApp } from "@/lib/app-info/app-texts";
import { fetchAppInfo } from "@/lib/app-info/fetch-app-info";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { useVisitAd } from "@/lib/app-info/use-visit-ad";
import { withAd } from "@/lib/app-info/visit-ad";
import { appExtras } from "@/lib/goods/app-extras";
import { appOnlyTexts } from "@/lib/goods/app-only-texts";
import type { TradeView } from "@/lib/goods/goods-view";
import { CheckMark } from "../facts/check-mark";

/** Until the app info is there, the page's own texts of the app are shown. */
const ANY_APP = { systems: ["ios"] } as const;

/** Functions of the mobile site for buyers of such goods. */
const ON_PHONE = [
  { name: "问卖家", brief: "在商品页里发消息，图片也能发" },
  { name: "看同类商品", brief: "能直接下单的，价格从近到远" },
  { name: "先收藏", brief: "有了 App 或改了卖法，回来接着买" },
] as const;

/** Pixels (product §9: app-download dialog). */
const WIDTH = 450;

interface Props {
  trade: TradeView;
  /** URL of the goods on the mobile site, for visitors who already have the app. */
  link: string;
  onClose: () => void;
}

/**
 * For goods sold only in the app (product §4: trade type 9, specs_type 3): download links and the app's benefits. For a
 * brand without an app: a text about it and a link to the mobile site.
 */
export function AppDialog({ trade, link, onClose }: Props) {
  const [app, setApp] = useState<AppInfo | "failed" | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt refetches
  useEffect(() => {
    let unmounted = false;
    fetchAppInfo().then((info) => {
      if (!unmounted) setApp(info ?? "failed");
    });
    return () => {
      unmounted = true;
    };
  }, [attempt]);

  const info = app === "failed" ? null : app;
  const sellsInApp = info === null || hasApp(info);
  const { dialog, description } = appOnlyTexts(info ?? ANY_APP);
  return (
    <Dialog open title={dialog} width={WIDTH} description={description} onClose={onClose}>
      <div className="mt-4 flex gap-5 rounded-m bg-tint p-5 small:flex-wrap small:justify-center small:p-4">
        <Code app={app} onRetry={() => setAttempt(attempt + 1)} />
        <ul className="min-w-0 flex-1 space-y-3 self-center small:min-w-40">
          {(sellsInApp ? appExtras(trade) : ON_PHONE).map(({ name, brief }) => (
            <li key={name} className="flex gap-2">
              <CheckMark className="mt-0.5 size-4" />
              <p>
                <span className="block font-medium text-ink">{name}</span>
                <span className="wrap-anywhere block break-keep text-ink-2 text-xs">{brief}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
      {info === null ? null : (
        <div className="mt-4 flex justify-center small:[&>div]:justify-center">
          <StoreLinks app={info} />
        </div>
      )}
      {link === "" ? null : (
        <div className="mt-5 border-line border-t pt-4">
          <CopyLink
            label="商品链接"
            text={link}
            hint={`${sellsInApp ? "已经装好了？" : ""}把商品链接发到手机上打开。`}
          />
        </div>
      )}
    </Dialog>
  );
}

function Code({ app, onRetry }: { app: AppInfo | "failed" | null; onRetry: () => void }) {
  const ad = useVisitAd();
  if (app === null) {
    return (
      <span
        role="status"
        aria-label="正在取下载地址"
        className="size-[172px] shrink-0 animate-pulse rounded-s bg-white motion-reduce:animate-none"
      />
    );
  }
  if (app === "failed") {
    return (
      <div
        role="alert"
        className="flex size-[172px] shrink-0 flex-col items-center justify-center gap-3 rounded-s bg-white text-center text-ink-2 text-xs"
      >
        没能取到下载地址
        <Button size="small" onClick={onRetry}>
          重试
        </Button>
      </div>
    );
  }
  return (
    <span className="shrink-0 small:hidden">
      <QrCode value={withAd(app.downloadUrl, ad)} name={codeName(app)} size={172} />
    </span>
  );
}
