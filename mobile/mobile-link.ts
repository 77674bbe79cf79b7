import type { MobileSettings } from "./site";

/** @param path a path of this site: "/phone/group?groupId=1" @returns the address to send to a friend */
export const mobileLink = ({ addresses: [address] }: MobileSettings, path: string): string =>
  address + path.replace(/^\/phone\//, "");
