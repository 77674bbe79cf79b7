import { ERRORS } from "@storefront/contract/codes";
import { MAX_BODY_BYTES } from "@storefront/contract/http/size-limits";
import { IMAGES_TOO_LARGE } from "@storefront/contract/pictures/image-limits";
import { clockTime } from "@storefront/contract/text/china-time";
import { pageHeaders } from "@storefront/html/page-headers";
import { requireSameOrigin } from "@storefront/html/require-same-origin";
import { Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { mobileAssets } from "./assets";
import { callFor, imageSenderFor, withLogin } from "./call-api";
import { type Frame, SITE_FRAME } from "./frame";
import { appearanceOf, setAppearance } from "./page";
import { accountPage } from "./pages/account-page";
import { agreementPage } from "./pages/agreement-page";
import { boostPage } from "./pages/boost-page";
import { cataloguePage } from "./pages/catalogue-page";
import { closeAccountPage } from "./pages/close-account-page";
import { conversationPage } from "./pages/conversation-page";
import { couponsPage } from "./pages/coupons-page";
import { depositClaimPage } from "./pages/deposit-claim-page";
import { downloadPage } from "./pages/download-page";
import { extendRentalPage } from "./pages/extend-rental-page";
import { favouritesPage } from "./pages/favourites-page";
import { gamePage } from "./pages/game-page";
import { goodsPage } from "./pages/goods-page";
import { groupPage } from "./pages/group-page";
import { homePage } from "./pages/home-page";
import { loginPage } from "./pages/login-page";
import { messagesPage } from "./pages/messages-page";
import { missingPage } from "./pages/missing-page";
import { orderPage } from "./pages/order-page";
import { ordersPage } from "./pages/orders-page";
import { phoneApprovalPage } from "./pages/phone-approval-page";
import { phoneTicketPage } from "./pages/phone-ticket-page";
import { privacyPage } from "./pages/privacy-page";
import { refundPage } from "./pages/refund-page";
import { rentPage } from "./pages/rent-page";
import { reviewPage } from "./pages/review-page";
import { reviewsPage } from "./pages/reviews-page";
import { shopPage } from "./pages/shop-page";
import { wechatPage } from "./pages/wechat-page";
import { PICTURE_FORM_BYTES, takesPictures } from "./picture-form";
import { referringBrand } from "./referring-brand";
import { Refusal, refusalOf } from "./refusal";
import type { Marketplace, MobileSettings } from "./settings";
import { sharedBrands } from "./shared-brands";
import type { MobileSite } from "./site";
import { visitAd } from "./visit-ad";

const limitForm = limitBody(MAX_BODY_BYTES);
const limitPictureForm = limitBody(PICTURE_FORM_BYTES, IMAGES_TOO_LARGE);

interface Parts extends Partial<Pick<MobileSite, "now" | "loginHelp" | "onUnexpected">> {
  marketplace: Marketplace;
  settings: MobileSettings;
  frame?: Frame;
  /** Adds pages before the site's own, which they may override. */
  addPages?: (phone: Hono, site: MobileSite) => void;
}

/**
 * Creates the mobile site, to be mounted at /phone. Every page works without scripts, and the marketplace is known by
 * its contract only.
 */
export function createMobileSite(parts: Parts): Hono {
  const { marketplace, settings, frame = SITE_FRAME, addPages } = parts;
  const site: MobileSite = {
    settings,
    now: parts.now ?? (() => new Date()),
    callFor: (c, next) => {
      const call = callFor(c, marketplace, settings, appearanceOf(c).brand);
      return next === undefined ? call : withLogin(c, call, next);
    },
    imageSenderFor: (c, next) => imageSenderFor(c, marketplace, settings, next),
    loginHelp: parts.loginHelp ?? null,
    onUnexpected: parts.onUnexpected ?? (() => {}),
  };
  const phone = new Hono();
  phone.use(pageHeaders({ policy: policyOf(settings), transport: settings }));
  phone.use(async (c, next) => {
    const time = clockTime(site.now());
    const brand = referringBrand(c, settings);
    const ad = visitAd(c, settings);
    setAppearance(c, { frame, brand, ad, sharedBrands: sharedBrands(c), time });
    await next();
  });
  phone.use(
    requireSameOrigin(() => {
      throw refusalOf("crossSite");
    }, settings.trustProxy),
  );
  phone.use((c, next) => (takesPictures(c) ? limitPictureForm : limitForm)(c, next));
  mobileAssets(phone);
  addPages?.(phone, site);
  // Before the pages that its links lead to.
  phoneTicketPage(phone, site);
  homePage(phone, site);
  cataloguePage(phone, site);
  accountPage(phone, site);
  agreementPage(phone, site);
  privacyPage(phone, site);
  closeAccountPage(phone, site);
  favouritesPage(phone, site);
  couponsPage(phone, site);
  loginPage(phone, site);
  wechatPage(phone, site);
  ordersPage(phone, site);
  orderPage(phone, site);
  phoneApprovalPage(phone, site);
  refundPage(phone, site);
  depositClaimPage(phone, site);
  messagesPage(phone, site);
  conversationPage(phone, site);
  goodsPage(phone, site);
  reviewsPage(phone, site);
  reviewPage(phone, site);
  shopPage(phone, site);
  rentPage(phone, site);
  extendRentalPage(phone, site);
  groupPage(phone, site);
  gamePage(phone, site);
  boostPage(phone, site);
  downloadPage(phone, site);
  missingPage(phone, site);
  return phone;
}

/** Allows scripts of this site, pictures of sellers, and the frame of the login challenge (an origin of its own). */
const policyOf = ({ challengePage }: MobileSettings) => ({
  scriptSrc: ["'self'"],
  connectSrc: ["'self'"],
  imgSrc: ["'self'", "https:"],
  mediaSrc: ["'self'", "https:"],
  ...(challengePage === undefined ? {} : { frameSrc: [new URL(challengePage).origin] }),
});

/**
 * Rejects a form with a larger body.
 * @throws Refusal `tooLarge` with the given message
 */
function limitBody(maxSize: number, msg: string = ERRORS.tooLarge.msg): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(ERRORS.tooLarge.code, msg);
    },
  });
}
