import type { AppInfo } from "@/lib/app-info/read-app-info";
import { StoreButton } from "./store-button";

interface Props {
  app: AppInfo;
  surface?: "light" | "dark";
}

/** The two download buttons of product §2, beside the QR code. */
export function StoreLinks({ app, surface }: Props) {
  return (
    <div className="flex gap-3 narrow:flex-wrap">
      <StoreButton app={app} system="ios" surface={surface} />
      <StoreButton app={app} system="android" surface={surface} />
    </div>
  );
}
