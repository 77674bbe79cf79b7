import { BRAND_PARAMETER } from "@storefront/contract/http/mobile-paths";
import { withParameter } from "@/lib/addresses/with-parameter";
import { cameFromRoot, ROOT_COOKIE, tabletTarget } from "@/lib/routing/tablet";
import { fetchSettings } from "@/lib/settings";

/**
 * Redirects an iPad that claims to be a Mac to the mobile site, unless its visitor requested the desktop site.
 * @param afterRoot whether the page stands for the `/` that redirected to it
 */
export async function redirectTablet(afterRoot: boolean): Promise<void> {
  const { userAgent, maxTouchPoints } = navigator;
  if (afterRoot) {
    if (!cameFromRoot(document.cookie)) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari 15
    document.cookie = `${ROOT_COOKIE}=; Path=/; Max-Age=0`;
  }
  const { pathname, search } = window.location;
  const page = { pathname: afterRoot ? "/" : pathname, search };
  const target = tabletTarget(userAgent, maxTouchPoints, page, document.cookie);
  if (target === null) return;
  const { mobileSiteUrl, brand } = await fetchSettings();
  window.location.replace(
    mobileSiteUrl + (brand ? withParameter(target, BRAND_PARAMETER, brand) : target),
  );
}
