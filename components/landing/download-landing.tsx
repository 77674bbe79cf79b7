import { DownloadQr } from "@/components/brand/download-qr";
import { StoreLinks } from "@/components/brand/store-links";
import { themeStyle } from "@/components/brand/theme-style";
import { ANDROID_NEEDED, IOS_NEEDED, SERVICE_HOURS } from "@/lib/constants";
import type { LandingProps } from "./landing-props";
import { Questions } from "./questions";
import { ListScreen } from "./screens/list";

const STEPS = [
  { name: "扫码或选择系统", text: "用手机相机扫描二维码，或点 iPhone、Android 按钮。" },
  { name: "用手机号登录", text: "验证码登录，未注册的手机号会自动创建账号。" },
  { name: "开始交易", text: "电脑上看中的商品，在手机上扫码就能接着买。" },
] as const;

const TROUBLE = [
  {
    ask: "扫不上码怎么办？",
    answer: "把页面放大，让码完整露出来，或者换成微信里的扫一扫；还不行，就点上面的系统按钮。",
  },
  {
    ask: "需要什么系统？",
    answer: `${IOS_NEEDED}，或 ${ANDROID_NEEDED}。这是示例文字，以应用商店页面所写为准。`,
  },
  {
    ask: "收不到验证码？",
    answer: `等六十秒再试，或者改用微信登录。人工客服 ${SERVICE_HOURS} 在线。`,
  },
] as const;

/** 下载: the plain, unbranded download page, centred on the QR code. */
export function DownloadLanding({ brand, landing, app, market }: LandingProps) {
  return (
    <main id="main" style={themeStyle(brand.theme)} className="text-ink">
      <div className="container-page grid grid-cols-[1fr_420px] items-center gap-24 py-20 narrow:grid-cols-[1fr_340px] narrow:items-stretch narrow:gap-10 narrow:py-14 small:grid-cols-1 small:py-10">
        <div>
          <h1 className="font-bold text-2xl small:text-xl">{landing.headline}</h1>
          <p className="mt-4 text-ink-2 text-lg small:mt-3 small:text-base">{landing.subline}</p>
          <div className="mt-10 flex items-center gap-8 rounded-l bg-white p-8 shadow-card narrow:mt-8 narrow:flex-wrap narrow:gap-6 small:p-6">
            <DownloadQr url={app.downloadUrl} size={184} />
            <div className="grid gap-5 narrow:min-w-[200px] narrow:flex-1">
              <p className="text-base text-ink-2">
                手机扫码下载。
                <br />
                扫不了码，也可以直接选择系统：
              </p>
              <StoreLinks app={app} />
            </div>
          </div>
          <ol className="mt-12 grid gap-5 narrow:mt-10">
            {STEPS.map(({ name, text }, index) => (
              <li
                key={name}
                className="grid grid-cols-[32px_160px_1fr] items-baseline text-base narrow:grid-cols-[32px_1fr]"
              >
                <span className="figures font-semibold text-primary">{index + 1}</span>
                <span className="font-medium">{name}</span>
                <span className="text-ink-2 narrow:col-start-2">{text}</span>
              </li>
            ))}
          </ol>
          <div className="mt-10">
            <Questions list={TROUBLE} />
          </div>
        </div>
        <div className="flex justify-center rounded-l bg-tint py-12 narrow:items-center small:items-start small:max-h-[420px] small:overflow-hidden small:pt-8 small:pb-0">
          <ListScreen screen={{}} page={{ market }} className="small:phone-small" />
        </div>
      </div>
    </main>
  );
}
