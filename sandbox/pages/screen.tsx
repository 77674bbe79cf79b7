import { Screen as DrawnScreen, type Look } from "@storefront/html/screen";
import { type Child, createContext, useContext } from "hono/jsx";
import { type Caption, handsetAround } from "./handset";

/** A simulated system that has pages. */
export interface PageSystem {
  /** Path prefix, "/phone/cashier". */
  path: string;
  /** Target of the back arrow; none when undefined. */
  homeHref?: string | undefined;
  now: () => Date;
  /** Suffix of every title. */
  name: string;
  caption: Omit<Caption, "mark">;
}

/** What the pages of one visit know of their system. `time` is its clock, "09:41". */
export type PagePlace = Omit<PageSystem, "now"> & { time: string };

export const PlaceContext = createContext<PagePlace | null>(null);

export function usePlace(): PagePlace {
  const place = useContext(PlaceContext);
  if (place === null) throw new Error("page rendered outside of its simulated system");
  return place;
}

interface Props {
  title: string;
  look: Exclude<Look, "app">;
  /** Whether to include the countdown script, which reloads the page at 0. */
  counting?: boolean;
  children?: Child;
}

/** A complete page of a simulated system, in a drawn phone on wide screens. */
export function Screen({ title, look, counting = false, children }: Props) {
  const { path, homeHref, name, caption, time } = usePlace();
  const asset = (file: string) => `${path}/assets/${file}`;
  return (
    <DrawnScreen
      title={title}
      site={name}
      look={look}
      back={homeHref}
      icon={asset("icon.svg")}
      styles={[asset("page.css")]}
      scripts={counting ? [asset("countdown.js")] : []}
      around={handsetAround({ mark: name, ...caption }, time)}
    >
      {children}
    </DrawnScreen>
  );
}
