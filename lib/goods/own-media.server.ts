import "server-only";
import { env } from "@/lib/env";
import { matchHost } from "@/lib/routing/host";
import { safePicture } from "./picture";

/**
 * A picture of the marketplace's media, however a seller has written it: as a path, or with the address of the API or
 * of one of our hosts in front.
 * @returns its path below /media/, which every host of ours serves; null for anything else
 */
export function ownMedia(src: string): string | null {
  if (src.startsWith("/")) return safePicture(src);
  if (!/^https?:\/\//i.test(src) || src.includes("\\") || !URL.canParse(src)) return null;
  const { origin, hostname, pathname, username } = new URL(src);
  const ours = origin === new URL(env().apiBaseUrl).origin || isOurHost(hostname);
  return ours && username === "" ? safePicture(pathname) : null;
}

function isOurHost(name: string): boolean {
  const { previewDomain, brandHosts } = env();
  if (brandHosts.some(({ host }) => host === name)) return true;
  return matchHost(name, { previewDomain }).reason !== "unknown";
}
