import type { AppInfo, AppSystem } from "@/lib/app-info/read-app-info";
import { StoreLink } from "./store-link";

interface Props {
  app: AppInfo;
  /** "web": the mobile site, where there is no app. */
  system: AppSystem | "web";
  /** Filled on a light ground, outlined white on a dark one. */
  surface?: "light" | "dark";
}

const VARIANTS = {
  light: "border-line-strong bg-white text-ink hover:border-primary hover:text-primary-strong",
  dark: "border-white/40 text-white hover:border-white hover:bg-white/10",
} as const;

const PHONE =
  "M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2Zm3 1.6v1h4v-1ZM7 6v12h10V6Zm4 13.4v1h2v-1Z";
const ANDROID =
  "M5 10h14v9a1.6 1.6 0 0 1-1.6 1.6H6.6A1.6 1.6 0 0 1 5 19Zm.1-1.4a7 7 0 0 1 3.6-5.4L7.6 1.4l.9-.6 1.3 1.9a7.4 7.4 0 0 1 4.4 0L15.5.8l.9.6-1.1 1.8a7 7 0 0 1 3.6 5.4ZM9 5.4a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Zm6 0a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z";

const SYSTEMS = {
  ios: { name: "iPhone", glyph: PHONE, address: "iosUrl" },
  android: { name: "Android", glyph: ANDROID, address: "androidUrl" },
  web: { name: "", glyph: PHONE, address: "downloadUrl" },
} as const;

/** The download button of one system (product §2); where there is no app, it says that it opens the mobile site. */
export function StoreButton({ app, system, surface = "light" }: Props) {
  const { name, glyph, address } = SYSTEMS[system];
  const hasApp = app.systems.some((each) => each === system);
  return (
    <StoreLink
      className={`inline-flex h-12 items-center gap-3 whitespace-nowrap rounded-s border px-5 font-medium text-base transition-colors ${VARIANTS[surface]}`}
      href={app[address]}
    >
      <svg viewBox="0 0 24 24" className="size-5" aria-hidden="true">
        <path d={glyph} fill="currentColor" fillRule="evenodd" />
      </svg>
      {`${name} ${hasApp ? "下载" : "打开手机版"}`.trim()}
    </StoreLink>
  );
}
