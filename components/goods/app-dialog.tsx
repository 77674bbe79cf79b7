"use client";

import { useEffect, useState } from "react";
import { StoreLinks } from "@/components/brand/store-links";
import { Button } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { Dialog } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import { fetchAppInfo } from "@/lib/app-info/fetch-app-info";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { appExtras } from "@/lib/goods/app-extras";
import type { TradeView } from "@/lib/goods/goods-view";
import { CheckMark } from "./check-mark";

/** Pixels (product §9: app-download dialog). */
const WIDTH = 450;

interface Props {
  trade: TradeView;
  /** URL of the goods on the mobile site, for visitors who already have the app. */
  link: string;
  onClose: () => void;
}

/** For goods sold only in the app (product §4: trade type 9, specs_type 3): download links and the app's benefits. */
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

  return (
    <Dialog
      open
      title="请在 App 内购买"
      width={WIDTH}
      description="这件商品只在 App 里下单。扫码下载，登录同一个手机号即可。"
      onClose={onClose}
    >
      <div className="mt-4 flex gap-5 rounded-m bg-tint p-5 small:flex-wrap small:justify-center small:p-4">
        <Code app={app} onRetry={() => setAttempt(attempt + 1)} />
        <ul className="min-w-0 flex-1 space-y-3 self-center small:min-w-40">
          {appExtras(trade).map(({ name, brief }) => (
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
      {app === null || app === "failed" ? null : (
        <div className="mt-4 flex justify-center small:[&>div]:justify-center">
          <StoreLinks app={app} />
        </div>
      )}
      {link === "" ? null : (
        <div className="mt-5 border-line border-t pt-4">
          <CopyLink label="商品链接" text={link} hint="已经装好了？把商品链接发到手机上打开。" />
        </div>
      )}
    </Dialog>
  );
}

function Code({ app, onRetry }: { app: AppInfo | "failed" | null; onRetry: () => void }) {
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
    <span className="shrink-0">
      <QrCode value={app.downloadUrl} name="下载二维码" size={172} />
    </span>
  );
}
