import { hasApp } from "@/lib/app-info/app-texts";
import type { AppInfo } from "@/lib/app-info/read-app-info";
import { StoreButton } from "./store-button";

interface Props {
  app: AppInfo;
  surface?: "light" | "dark";
}

/** The two download buttons of product §2 beside the QR code, or one that opens the mobile site where there is no app. */
export function StoreLinks({ app, surface }: Props) {
  return (
    <div className="flex gap-3 narrow:flex-wrap">
      {hasApp(app) ? (
        <>
          <StoreButton app={app} system="ios" surface={surface} />
          <StoreButton app={app} system="android" surface={surface} />
        </>
      ) : (
        <StoreButton app={app} system="web" surface={surface} />
      )}
    </div>
  );
}
