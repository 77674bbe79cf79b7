import type { AppInfo } from "./read-app-info";

type Systems = Pick<AppInfo, "systems">;

/** Whether there is an app to install, on any system. */
export const hasApp = ({ systems }: Systems): boolean => systems.length > 0;

/** Accessible name of the code that leads to the app, or to the mobile site where there is no app. */
export const codeName = (app: Systems): string => (hasApp(app) ? "下载二维码" : "手机版二维码");

/** Text of a page's main button. */
export const downloadText = (app: Systems, brandName: string): string =>
  hasApp(app) ? `下载${brandName} App` : `打开${brandName}手机版`;
