import { asList, asObject, asText, asTime } from "@/lib/decode/lenient";

/** A live login of the visitor. */
export interface Login {
  id: string;
  isPhone: boolean;
  /** Host of the site where it was made; "": the mobile site. */
  site: string;
  /** The login of this browser. */
  isCurrent: boolean;
  /** ms since 1970. */
  since: number;
  lastUsed: number;
}

/** Reads the answer of `logins`. @returns null without a list */
export function readLogins(data: unknown): Login[] | null {
  const { list } = asObject(data);
  return Array.isArray(list) ? asList(list, readLogin) : null;
}

function readLogin(entry: unknown): Login | null {
  const { login_id, device, site, current, created_at, last_used_at } = asObject<string>(entry);
  const [id, since] = [asText(login_id, 64), asTime(created_at)];
  if (id === "" || since === null) return null;
  return {
    id,
    isPhone: device === 1,
    site: asText(site, 200),
    isCurrent: current === true,
    since,
    lastUsed: asTime(last_used_at) ?? since,
  };
}
