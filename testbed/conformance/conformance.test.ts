import { PATHS } from "@storefront/contract/http/paths";
import { boostGames } from "@storefront/marketplace/database/schema";
import { SPECS } from "@/examples/minimal-api/goods";
import { createMinimalApi } from "@/examples/minimal-api/minimal-api";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { openTestApp, type TestApp } from "../marketplace/test-app";
import { SPECIFIED_CALLS } from "./checks";
import { isUsable, reportLines } from "./report";
import { type Options, type Outcome, runChecks } from "./run-checks";

const BASE = "http://api.test";
const KEYS = { key: "0123456789abcdef", iv: "fedcba9876543210" };
const BUYER = 1;

type Call = (url: URL, init: RequestInit) => Promise<Response>;
let sentCalls: string[];
const { fetch } = globalThis;
afterAll(() => {
  stubFetch(fetch);
});

/** Answers the requests of the checks in this process. */
function serve(call: Call): void {
  sentCalls = [];
  stubFetch(
    jest.fn(async (address: string, init: RequestInit = {}) => {
      const url = new URL(address);
      sentCalls.push(`${init.method} ${url.pathname}`);
      return call(url, init);
    }),
  );
}

const run = (more: Partial<Options> = {}) =>
  runChecks({ base: BASE, token: null, goodsId: null, createOrder: false, ...more });
const verdictsOf = (outcomes: readonly Outcome[], call: string) =>
  outcomes.filter((outcome) => outcome.call.endsWith(call)).map(({ verdict }) => verdict);

describe("our marketplace", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  beforeEach(async () => {
    await test.reset();
    serve(async (url, init) => test.app.request(url.pathname + url.search, init));
  });
  afterAll(() => test.close());

  it("conforms with and without a session, up to an unpaid order", async () => {
    const token = await test.tokenOf(BUYER);
    const outcomes = await run({ token, goodsId: 1001, createOrder: true });
    expect(reportLines(outcomes).at(-1)).toMatch(/ conform, 0 partly, 0 fail, 0 were left out/);
    expect(verdictsOf(outcomes, "/v1/order/pay_status")).toEqual(["conforms"]);
  });

  it.each(SPECIFIED_CALLS)("checks %s or says why not", async (call) => {
    const { method, path } = PATHS[call];
    const outcomes = (await run({ goodsId: 1001 })).filter(
      (outcome) => outcome.call === `${method} ${path}` && outcome.expects !== "addition",
    );
    expect(outcomes).not.toEqual([]);
    const unexplained = outcomes.filter(
      ({ verdict, reason }) => verdict === "fails" || (verdict === "left out" && reason === ""),
    );
    expect(unexplained).toEqual([]);
  });

  it("prices a boost of the first game, and leaves boosting out when none is boosted", async () => {
    const paths = ["/rank_list", "/partition", "/pc/compute"];
    const changeGames = (changes: object) => test.deps.db.update(boostGames).set(changes);
    const verdicts = async () => {
      const outcomes = await run();
      return paths.flatMap((path) => verdictsOf(outcomes, path));
    };
    await changeGames({ id: 7 });
    expect(await verdicts()).toEqual(["conforms", "conforms", "conforms"]);
    await changeGames({ onSale: false });
    expect(await verdicts()).toEqual(["left out", "left out", "left out"]);
  });

  it("gets no order from checks that may not create one", async () => {
    const token = await test.tokenOf(BUYER);
    const outcomes = await run({ token });
    expect(isUsable(outcomes)).toBe(true);
    expect(sentCalls).not.toContain("POST /v1/order/build");
    expect(verdictsOf(outcomes, "/v1/order/build")).toEqual(["left out"]);
  });
});

describe("an API that implements the specification and nothing else", () => {
  const api = createMinimalApi(KEYS);
  const answer: Call = async (url, { method = "GET", headers, body }) => {
    const authorization = new Headers(headers).get("authorization");
    const request = {
      method,
      url: url.pathname + url.search,
      headers: authorization ? { authorization } : {},
    };
    const reply = api.answer(request, String(body ?? ""));
    return Response.json(reply ?? { error: "no such call" }, { status: reply ? 200 : 404 });
  };

  it("is usable, and its missing fields are reported with what visitors lose", async () => {
    serve(answer);
    api.state.sessions.set("secret", "13800138000");
    const outcomes = await run({ token: "secret", goodsId: 1, createOrder: true });
    expect(reportLines(outcomes).at(-1)).toMatch(/ 0 fail, 0 were left out/);
    const lines = reportLines(outcomes).join("\n");
    expect(lines).toContain("return_cash is missing. Visitors lose: cashback");
    expect(lines).toContain("visitors lose goods in the sitemap");
  });

  it("creates an order of a listing with a required remark", async () => {
    api.state.sessions.set("secret", "13800138000");
    const bodies: string[] = [];
    serve(async (url, init) => {
      if (url.pathname.endsWith("/build")) bodies.push(String(init.body));
      return answer(url, init);
    });
    const outcomes = await run({ token: "secret", goodsId: SPECS, createOrder: true });
    expect(verdictsOf(outcomes, "/v1/order/build")).toEqual(["conforms"]);
    const sent = JSON.parse(bodies[0] ?? "{}") as { customer_remarks: string };
    expect(JSON.parse(sent.customer_remarks)).toEqual([{ remark_id: "5", content: "conformance" }]);
  });

  it.each([
    ["no total", (data: Record<string, unknown>) => ({ ...data, now_price: null })],
    ["an amount in words", (data: Record<string, unknown>) => ({ ...data, now_price: "free" })],
    ["no order number", (data: Record<string, unknown>) => ({ ...data, order_num: undefined })],
  ])("is not usable when the terms of an order have %s", async (_, change) => {
    serve(async (url, init) => {
      const response = await answer(url, init);
      if (!url.pathname.endsWith("order_confirm")) return response;
      const body = (await response.json()) as { data: Record<string, unknown> | null };
      return Response.json({ ...body, data: body.data && change(body.data) });
    });
    const outcomes = await run({ token: "secret", goodsId: 1 });
    expect(isUsable(outcomes)).toBe(false);
    expect(verdictsOf(outcomes, "order_confirm")).toEqual(["conforms", "fails"]);
  });

  it("fails the calls that answer in the wrong shape or not at all", async () => {
    serve(async (url) => {
      if (url.pathname.endsWith("/time")) return Response.json({ code: 0, msg: "", data: {} });
      if (url.pathname.endsWith("/index")) return new Response("<html>");
      throw new TypeError("connection refused");
    });
    const outcomes = await run();
    expect(verdictsOf(outcomes, "/v1/common/time")).toEqual(["fails", "left out"]);
    expect(verdictsOf(outcomes, "/v1/index")).toEqual(["fails"]);
    expect(verdictsOf(outcomes, "/v1/user/login")).toEqual(["fails"]);
  });
});
