import type { IncomingHttpHeaders } from "node:http";
import { Readable } from "node:stream";
import { ERRORS } from "@storefront/contract/codes";
import { PATHS } from "@storefront/contract/http/paths";
import pLimit from "p-limit";
import { classifyCode } from "@/lib/api/codes";
import { asFlag } from "@/lib/decode/lenient";
import {
  allOrNull,
  integerOrNull,
  listOrNull,
  objectOrNull,
  textOrNull,
} from "@/lib/decode/strict";
import { forwardCall } from "@/lib/proxy/forward-call";
import type { ProxyContext } from "@/lib/proxy/proxy-context";

/** An event of a user's data: contract/account/account-events.ts. */
interface AccountEvent {
  id: number;
  kind: string;
  reference: string;
  state: string;
}

export interface AccountEvents {
  topic: string;
  list: AccountEvent[];
  /** Where to go on. */
  lastId: number;
  more: boolean;
  /** False when events are missing before the first one. */
  complete: boolean;
}

/** expired: the login has ended; missing: the API has no events; failed: for now. */
export type Pulled = AccountEvents | "expired" | "missing" | "failed";

/** Reads what happened after an event; null: only where the log ends. Never throws. */
export type PullEvents = (after: number | null) => Promise<Pulled>;

/** Calls at once, so that thousands of streams that look again do not take all of the marketplace. */
const AT_ONCE = 16;
const TIMEOUT_MS = 10_000;

/** Creates what pulls events for one visitor, with the login of the visitor's own request. */
export function eventPuller(): (headers: IncomingHttpHeaders, context: ProxyContext) => PullEvents {
  const limit = pLimit(AT_ONCE);
  return (headers, context) => (after) =>
    limit(async () => {
      const query = after === null ? "" : `?after=${after}`;
      const { body } = await forwardCall(
        {
          method: "GET",
          path: `/api${PATHS.accountEvents.path}`,
          query,
          headers,
          body: null,
          onStart: () => {},
        },
        { ...context, timeoutMs: TIMEOUT_MS },
      );
      if (!(body instanceof Readable)) return readEvents(body.toString());
      body.destroy();
      return "failed";
    });
}

function readEvents(body: string): Pulled {
  try {
    const { code, data } = JSON.parse(body) as { code?: unknown; data?: unknown };
    if (code === ERRORS.noSuchCall.code) return "missing";
    const kind = typeof code === "number" ? classifyCode(code, "accountEvents") : "refused";
    if (kind === "expired") return "expired";
    return (kind === "success" && decodeEvents(data)) || "failed";
  } catch {
    return "failed";
  }
}

function decodeEvents(data: unknown): AccountEvents | null {
  const fields = objectOrNull(data);
  return (
    fields &&
    allOrNull<AccountEvents>({
      topic: textOrNull(fields.topic),
      list: listOrNull(fields.list, decodeEvent),
      lastId: integerOrNull(fields.last_id),
      more: asFlag(fields.more),
      complete: asFlag(fields.complete),
    })
  );
}

function decodeEvent(value: unknown): AccountEvent | null {
  const fields = objectOrNull(value);
  return (
    fields &&
    allOrNull<AccountEvent>({
      id: integerOrNull(fields.id),
      kind: textOrNull(fields.kind),
      reference: textOrNull(fields.reference),
      state: textOrNull(fields.state),
    })
  );
}
