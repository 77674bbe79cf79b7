import type { LegalPage } from "./types";

/**
 * Returns the pages of both agreements, at `<path>/pa` and `<path>/ua`.
 * @param app name of the app that they are for; empty for those that every host serves in its own name
 * @param sublines one sentence each
 */
export function agreementPages(
  path: string,
  app: string,
  sublines: { privacy: string; user: string },
): readonly LegalPage[] {
  const page = (route: string, name: string, subline: string): LegalPage => ({
    route: path + route,
    kind: "legal",
    title: app + name,
    headline: app + name,
    subline,
  });
  return [page("/pa", "隐私政策", sublines.privacy), page("/ua", "用户协议", sublines.user)];
}
