import type { Brand } from "@storefront/brands/types";
import { Icon } from "@storefront/html/parts/icon";
import { Screen as DrawnScreen, type Look } from "@storefront/html/screen";
import { type Child, useContext } from "hono/jsx";
import { themeHref } from "../assets";
import { AppearanceContext, type Frame } from "../frame";
import { BrandMark } from "./brand-mark";
import { SharedAccount } from "./shared-account";

/** Shown when no brand is known: the mobile app that the storefront promotes (product §5 Login text). */
const APP_NAME = "密马";

type Script = "countdown" | "watch" | "copy" | "challenge" | "conversation" | "goods";

interface Props {
  title: string;
  /** Title of the document when it says more than the screen's. */
  documentTitle?: string;
  look?: Look;
  /** Target of the back arrow; none when omitted. */
  back?: string;
  /** The home itself: without the link to it that other pages have in their bar. */
  isHome?: boolean;
  /** Path of the active tab. */
  tab?: string;
  /** Bar at the bottom instead of the tabs: the main action. */
  bar?: Child;
  scripts?: readonly Script[];
  children?: Child;
}

/** A complete page: the screen inside its frame. */
export function Screen(props: Props) {
  const { title, look = "app", back, tab, bar = null, isHome, scripts = [], children } = props;
  const { frame, brand, time } = useContext(AppearanceContext);
  return (
    <DrawnScreen
      title={title}
      documentTitle={props.documentTitle}
      site={`${nameOf(brand)}手机端`}
      look={look}
      back={back}
      icon="/phone/assets/icon.svg"
      styles={[
        "/phone/assets/phone.css",
        ...frame.stylesheets,
        ...(brand === null ? [] : [themeHref(brand)]),
      ]}
      scripts={scripts.map((script) => `/phone/assets/${script}.js`)}
      end={look === "app" && !isHome ? <HomeLink brand={brand} /> : null}
      around={frame.around(time)}
      tabs={tab === undefined ? bar : <TabBar tabs={frame.tabs} current={tab} />}
    >
      {look === "app" ? <SharedAccount /> : null}
      {children}
    </DrawnScreen>
  );
}

/** The brand's mark in the bar, as the way to the home. */
function HomeLink({ brand }: { brand: Brand | null }) {
  return (
    <a class="bar-home middle" href="/phone" aria-label={`${nameOf(brand)}首页`}>
      <BrandMark brand={brand} />
    </a>
  );
}

function TabBar({ tabs, current }: { tabs: Frame["tabs"]; current: string }) {
  return (
    <nav class="tabbar" aria-label="手机导航">
      {tabs.map(({ href, icon, label }) => (
        <a href={href} {...(href === current ? { "aria-current": "page" } : {})}>
          <Icon name={icon} />
          {label}
        </a>
      ))}
    </nav>
  );
}

/** @returns the app's name, of the brand or the default */
const nameOf = (brand: Brand | null): string => brand?.name ?? APP_NAME;

/** Name of the app, of the referring brand. */
export function AppName() {
  return <>{nameOf(useContext(AppearanceContext).brand)}</>;
}
