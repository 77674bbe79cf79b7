import type { Brand, Landing } from "@storefront/brands/types";
import { hasApp } from "../app-info/app-texts";
import { loadAppInfo } from "../app-info/load-app-info";
import type { AppInfo } from "../app-info/read-app-info";
import { isHostPage } from "./host-pages";
import { interpolate } from "./interpolate";

/** The brand whose data a landing page shows: the host's or the owner's. */
export const subjectOf = ({ route }: Landing, host: Brand, owner: Brand): Brand =>
  isHostPage(route) ? host : owner;

/** Loads a landing page with the title and headline that it has on this host. */
export async function loadHostLanding(
  host: Brand,
  owner: Brand,
  landing: Landing,
): Promise<Landing> {
  if (landing.layout !== "download") return landing;
  const subject = subjectOf(landing, host, owner);
  return landingFor(landing, subject, await loadAppInfo(subject));
}

/** The download page of a brand without an app says so, beginning with its title. */
export function landingFor(
  landing: Landing,
  { name }: Brand,
  app: Pick<AppInfo, "systems">,
): Landing {
  if (landing.layout !== "download" || hasApp(app)) return landing;
  const { title, headline, subline } = landing.withoutApp;
  return { ...landing, ...interpolate({ title, headline, subline }, { brand: name }) };
}
