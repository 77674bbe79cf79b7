import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { requestCode } from "@storefront/testbed/marketplace/request-code";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import type { SandboxCall } from "./declare-call";
import { SANDBOX_PATHS, type SandboxCallName } from "./paths";
import {
  EXAMPLE_K,
  EXAMPLE_MARKET,
  EXAMPLE_ORDER_NUM,
  EXAMPLE_PHONE,
  PRECONDITIONS,
  type Precondition,
} from "./preconditions";
import { SANDBOX_CALLS } from "./sandbox-calls";

const test = useSandboxApp();

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Sends a request as the documentation says: path parameters, query or JSON body. */
async function send(name: SandboxCallName, request: Record<string, unknown>): Promise<Answer> {
  const { method, path } = SANDBOX_PATHS[name];
  const fields = new Map(Object.entries(request));
  const target = path.replace(/\{(\w+)\}/g, (_, field: string) => {
    const value = String(fields.get(field));
    fields.delete(field);
    return value;
  });
  const rest = Object.fromEntries(fields) as Record<string, string>;
  const response =
    method !== "POST"
      ? await test.site.request(`/sandbox/${target}?${new URLSearchParams(rest)}`, { method })
      : await test.site.request(`/sandbox/${target}`, {
          method,
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(rest),
        });
  return { status: response.status, body: (await response.json()) as Answer["body"] };
}

/** Makes what an example needs. @returns the values that stand for those of the documentation */
const PREPARE: Record<Precondition, () => Promise<Record<string, string>>> = {
  async codeSent() {
    await requestCode(test, EXAMPLE_PHONE);
    return {};
  },
  codeShown: async () => ({ [EXAMPLE_K]: (await test.request("getK", {})).data.k }),
  marketOpen: async () => ({
    [EXAMPLE_MARKET]: String((await send("createMarket", {})).body["market"]),
  }),
  unpaidOrder: async () => ({ [EXAMPLE_ORDER_NUM]: (await placeOrder(test, 1)).order.order_num }),
  async manualOrder() {
    const { body } = await send("addListing", { goods_name: "测试代充", stock: 1 });
    const { order } = await placeOrder(test, 1, { goodsId: Number(body["goods_id"]) });
    await send("payOrder", { order_num: order.order_num, outcome: "paid" });
    return { [EXAMPLE_ORDER_NUM]: order.order_num };
  },
};

/** Replaces every value that is a key by the value there, at any depth. */
const replace = <T>(value: T, values: Record<string, string>): T =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) =>
    typeof each === "string" ? (values[each] ?? each) : each,
  ) as T;

const EXAMPLES = Object.entries<SandboxCall>(SANDBOX_CALLS).flatMap(([name, call]) =>
  call.examples.map((example) => ({
    name: name as SandboxCallName,
    ...{ title: example.title, answer: call.answer, example },
  })),
);

it.each(EXAMPLES)(
  "$name answers the example $title as documented",
  async ({ name, answer, example: { before, request, answer: documented, varies = [] } }) => {
    const values = before === undefined ? {} : await PREPARE[before]();
    const sent = replace(request as Record<string, unknown>, values);
    const { status, body } = await send(name, sent);
    expect([status, body]).toEqual([200, expect.anything()]);
    expect(answer.parse(body)).toEqual(body);
    const anything = Object.fromEntries(varies.map((field) => [field, expect.anything()]));
    expect(body).toEqual({ ...replace(documented, values), ...anything });
  },
);

it.each(EXAMPLES)("$name has an example $title that its schemas accept", ({ name, example }) => {
  const { request, answer } = SANDBOX_CALLS[name] as SandboxCall;
  expect(request.safeParse(example.request)).toMatchObject({ success: true });
  expect(answer.parse(example.answer)).toEqual(example.answer);
});

it("uses every precondition in an example", () => {
  const used = new Set(EXAMPLES.map(({ example }) => example.before));
  expect(Object.keys(PRECONDITIONS).filter((name) => !used.has(name as Precondition))).toEqual([]);
});

it("documents every call that answers, by its path alone", () => {
  const paths = Object.values(SANDBOX_PATHS).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(paths).size).toBe(paths.length);
  expect(Object.keys(SANDBOX_CALLS).sort()).toEqual(Object.keys(SANDBOX_PATHS).sort());
});

it.each(Object.keys(SANDBOX_PATHS) as SandboxCallName[])("%s is served", async (name) => {
  const { status, body } = await send(name, { order_num: "1" });
  expect([status, body["code"]]).not.toEqual([404, 10404]);
});

it("refuses a request that is not an object", async () => {
  const { status } = await test.site.request("/sandbox/providers/pay", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "null",
  });
  expect(status).toBe(400);
});
