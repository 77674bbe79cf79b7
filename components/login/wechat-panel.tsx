"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { QrCode } from "@/components/ui/qr-code";
import type { ScanOutcome, ScanView } from "@/lib/login/wechat-scan";
import { ScanCover } from "./scan-cover";
import { useWechatScan } from "./use-wechat-scan";

/** Pixels: QR code with its margin. */
const SIZE = 200;

/** The WeChat tab: the QR code and the state of its scan (product §4 Login). */
export function WechatPanel(props: Omit<ScanOutcome, "show">) {
  const { view, refresh } = useWechatScan(props);
  const url = "url" in view ? view.url : null;
  const usable = view.kind === "ready";
  return (
    <div className="flex flex-col items-center">
      <div className="relative size-52 overflow-hidden rounded-m border border-line p-1">
        {url ? (
          <div aria-hidden={!usable} className={usable ? "" : "opacity-15"}>
            <QrCode value={url} name="微信登录二维码" size={SIZE} />
          </div>
        ) : null}
        <ScanCover view={view} onRefresh={refresh} />
      </div>
      <p role="status" className={`mt-4 text-center text-sm ${STATUS_CLASSES[view.kind]}`}>
        {statusText(view)}
      </p>
      {usable && url ? (
        <div className="mt-3">
          <CopyButton text={url}>复制登录链接</CopyButton>
        </div>
      ) : null}
    </div>
  );
}

const STATUS_CLASSES: Record<ScanView["kind"], string> = {
  loading: "text-ink-2",
  ready: "text-ink-2",
  scanned: "font-medium text-success",
  entering: "text-ink-2",
  stale: "text-danger",
  failed: "text-danger",
};

function statusText(view: ScanView): string {
  switch (view.kind) {
    case "loading":
      return "正在获取二维码…";
    case "ready":
      return "打开微信扫一扫，在手机上授权登录";
    case "scanned":
      return "扫描成功，请点击授权登录";
    case "entering":
      return "授权成功，正在登录…";
    default:
      return view.words;
  }
}
