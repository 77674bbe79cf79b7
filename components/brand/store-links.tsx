import type { AppInfo } from "@/lib/app-info/read-app-info";
import { StoreButton } from "./store-button";

interface Props {
  app: AppInfo;
  on?: "light" | "dark";
}

/** The two download buttons of product §2, beside the QR code. */
export function StoreLinks({ app, on }: Props) {
  return (
    <div className="flex gap-3 narrow:flex-wrap">
      <StoreButton app={app} system="ios" on={on} />
      <StoreButton app={app} system="android" on={on} />
    </div>
  );
}
