import type { MobileSettings } from "./settings";

/**
 * @param path path of this site: "/phone/group?groupId=1"
 * @returns the URL to send to a friend
 */
export const mobileLink = ({ addresses: [address] }: MobileSettings, path: string): string =>
  address + path.replace(/^\/phone\//, "");
