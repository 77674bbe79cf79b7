import { PATHS } from "@storefront/contract/http/paths";
import { withCookieJar } from "@storefront/platform/http/cookie-jar";
import { guardPath } from "@/lib/addresses/path-guard";
import { isMissingCall } from "@/lib/api/missing-call";
import { type RequestOptions, request } from "@/lib/api/request";
import type { Result } from "@/lib/api/result";
import { readBoostGames, UNNAMED_GAME } from "@/lib/boost/games";
import { leavesOf, readPartitions, readRanks } from "@/lib/boost/rank-trees";
import { integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";
import { ADDITIONS, CHECKS, type Check, type CheckContext } from "./checks";
import { type Finding, findingsOf } from "./fields";

export interface Options {
  /** The API's base address, without a trailing slash. */
  base: string;
  token: string | null;
  /** The listing to check; null: the first of the catalog, if the API has one. */
  goodsId: number | null;
  /** Also creates one order, which stays unpaid. */
  createOrder: boolean;
  /** Sent with every call, as the storefront sends them. */
  headers?: Readonly<Record<string, string>>;
}

type CallOptions = Options & Required<Pick<RequestOptions, "fetch">>;

export interface Outcome {
  /** Method and path. */
  call: string;
  expects: Check["expects"] | "addition";
  verdict: "conforms" | "partly" | "fails" | "left out";
  /** Why it failed or was skipped; "" otherwise. */
  reason: string;
  findings: Finding[];
}

const TIMEOUT_MS = 30_000;
/** Rentals need hours, and app-only goods cannot be ordered here. */
const SPECIAL_TRADES: ReadonlySet<number> = new Set([3, 9]);

/** Calls the API once per check; creates an order only if allowed. @returns the outcome of each check */
export async function runChecks(settings: Options): Promise<Outcome[]> {
  const options: CallOptions = { ...settings, fetch: withCookieJar(fetch).send };
  const context: CheckContext = {
    goodsId: options.goodsId ?? (await firstGoods(options)),
    specId: 0,
    sellerId: null,
    scanKey: null,
    gameId: await firstBoostGame(options),
    rank: null,
    order: null,
  };
  const trees: { start?: number; target?: number } = {};
  const outcomes: Outcome[] = [];
  for (const check of CHECKS) {
    const outcome = await runCheck(check, context, options, (data) =>
      remember(check, data, context, trees),
    );
    outcomes.push(outcome);
  }
  for (const addition of ADDITIONS) outcomes.push(await checkAddition(addition, context, options));
  return outcomes;
}

async function runCheck(
  check: Check,
  context: CheckContext,
  options: CallOptions,
  onData: (data: unknown) => void,
): Promise<Outcome> {
  const { call, expects, fields } = check;
  const { method, path } = PATHS[call];
  const outcome = (
    verdict: Outcome["verdict"],
    reason = "",
    findings: Finding[] = [],
  ): Outcome => ({
    ...{ call: `${method} ${path}`, expects, verdict, reason, findings },
  });
  if (check.creates && !options.createOrder)
    return outcome("left out", "changes data: --create-order");
  if (check.token && options.token === null) return outcome("left out", "needs a session: --token");
  const payload = check.payload(context);
  if (payload === null) return outcome("left out", "an earlier answer has not named what it needs");
  const result = await sendCall(check, payload, context, options);
  if (!result.ok && (result.kind === "network" || result.kind === "timeout"))
    return outcome("fails", "no answer");
  if (!result.ok && result.kind === "broken")
    return outcome("fails", "the answer is no JSON of code, msg and data");
  if (isMissingCall(result) && result.code <= 0) return outcome("fails", "no such call");
  if (expects === "login") {
    const isLoginRequired = !result.ok && result.kind === "expired";
    return isLoginRequired
      ? outcome("conforms")
      : outcome("fails", `without a session it answers code ${result.code}`);
  }
  if (expects === "refusal") {
    return result.ok ? outcome("fails", "takes what is not valid") : outcome("conforms");
  }
  if (!result.ok && result.kind === "expired" && options.headers === undefined)
    return outcome("fails", "the session is not accepted: one of a brand's host needs --site");
  if (!result.ok) return outcome("fails", `code ${result.code} ${result.msg}`);
  const findings = findingsOf(result.data, fields);
  onData(result.data);
  if (call === "buildOrder" && findings.length === 0 && !context.order?.payStatusApi) {
    const loss = "the page notices no payment: the path has to begin with /v1/ or /v2/";
    findings.push({ path: "order.pay_status_api", problem: "unreadable", loss, required: true });
  }
  if (findings.some((finding) => finding.required)) return outcome("fails", "", findings);
  return outcome(findings.length > 0 ? "partly" : "conforms", "", findings);
}

function sendCall(
  { call, token }: Pick<Check, "call" | "token">,
  payload: Record<string, unknown>,
  context: CheckContext,
  options: CallOptions,
): Promise<Result<unknown>> {
  const path = call === "payStatus" ? context.order?.payStatusApi : undefined;
  return request(call, payload as never, {
    base: options.base,
    fetch: options.fetch,
    timeoutMs: TIMEOUT_MS,
    ...(path ? { to: { method: "GET", path } } : {}),
    ...(token ? { token: options.token } : {}),
    headers: { ...options.headers, ...(call === "sendSms" ? { "req-v": "2" } : {}) },
  });
}

async function checkAddition(
  { call, token, loss, payload }: (typeof ADDITIONS)[number],
  context: CheckContext,
  options: CallOptions,
): Promise<Outcome> {
  const { method, path } = PATHS[call];
  const outcome = (verdict: Outcome["verdict"], reason = ""): Outcome => ({
    ...{ call: `${method} ${path}`, expects: "addition", verdict, reason, findings: [] },
  });
  const fields = payload(context);
  if (token && options.token === null) return outcome("left out", "needs a session: --token");
  if (fields === null) return outcome("left out", "an earlier answer has not named what it needs");
  const result = await sendCall({ call, ...(token ? { token } : {}) }, fields, context, options);
  if (result.ok) return outcome("conforms");
  // An existing call may refuse this listing: one without a group price, for instance.
  if (result.kind === "refused" && !isMissingCall(result))
    return outcome("partly", `code ${result.code} ${result.msg}`);
  return outcome("left out", `visitors lose ${loss}`);
}

/** The first boosted game; the specification's, for an API without the call. */
async function firstBoostGame(options: CallOptions): Promise<number | null> {
  const result = await sendCall({ call: "boostGames" }, {}, {} as CheckContext, options);
  return result.ok ? (readBoostGames(result.data)[0]?.id ?? null) : UNNAMED_GAME.id;
}

async function firstGoods(options: CallOptions): Promise<number | null> {
  const result = await sendCall({ call: "catalogue" }, { page: 1 }, {} as CheckContext, options);
  const list = result.ok ? objectOrNull(result.data)?.list : null;
  const goods = Array.isArray(list) ? list.map(objectOrNull) : [];
  const plain = goods.find((each) => !SPECIAL_TRADES.has(integerOrNull(each?.trade_type_id) ?? 0));
  return integerOrNull(plain?.goods_id);
}

/** Stores values that later checks need. */
function remember(
  { call }: Check,
  data: unknown,
  context: CheckContext,
  trees: { start?: number; target?: number },
): void {
  const wire = objectOrNull(data);
  switch (call) {
    case "rankList": {
      const leaves = leavesOf(readRanks(data));
      trees.start = leaves[0]?.id ?? 0;
      trees.target = leaves.at(-1)?.id ?? 0;
      break;
    }
    case "partitions": {
      const partition = leavesOf(readPartitions(data))[0]?.id ?? 0;
      const { start = 0, target = 0 } = trees;
      context.rank = start > 0 && target > 0 && partition > 0 ? { start, target, partition } : null;
      break;
    }
    case "goodsDetail": {
      const specs = Array.isArray(wire?.specs) ? wire.specs : [];
      const spec = specs
        .map(objectOrNull)
        .find((each) => (integerOrNull(each?.spec_stock) ?? 0) > 0);
      context.specId = integerOrNull(spec?.goods_spec_id) ?? 0;
      context.sellerId = integerOrNull(wire?.user_id);
      break;
    }
    case "getK":
      context.scanKey = textOrNull(wire?.k);
      break;
    case "orderConfirm":
      context.order = wire && { confirm: wire, payStatusApi: null };
      break;
    case "buildOrder":
      if (context.order)
        context.order.payStatusApi = guardPath(objectOrNull(wire?.order)?.pay_status_api);
      break;
    default:
  }
}
