import { LOCAL_CODES } from "./codes";
import { request, sendRequest } from "./request";

const never = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener("abort", () => reject(new Error("aborted")));
  });
const answers = async () => Response.json({ code: 0, msg: "", data: { time: 1 } });
const FAULT = { ok: false, kind: "fault", ...LOCAL_CODES.fault };

test.each(["any", "timeout"] as const)("works where AbortSignal.%s is missing", async (name) => {
  const original = AbortSignal[name];
  Object.assign(AbortSignal, { [name]: undefined });
  try {
    const signal = new AbortController().signal;
    const result = await request("time", {}, { base: "", signal, fetch: answers });
    expect(result).toMatchObject({ ok: true });
  } finally {
    Object.assign(AbortSignal, { [name]: original });
  }
});

test("returns a timeout when the answer takes longer than the limit", async () => {
  const result = await request("time", {}, { base: "", timeoutMs: 1, fetch: never });
  expect(result).toEqual({ ok: false, kind: "timeout", ...LOCAL_CODES.timeout });
});

test("returns an abort when the signal is aborted, before or during the request", async () => {
  const control = new AbortController();
  const options = { base: "", signal: control.signal, fetch: never };
  const during = request("time", {}, options);
  control.abort();
  expect(await during).toMatchObject({ kind: "aborted" });
  const rejects = async (_url: string, { signal }: RequestInit) => {
    if (signal?.aborted) throw new Error("aborted");
    return answers();
  };
  expect(await request("time", {}, { ...options, fetch: rejects })).toMatchObject({
    kind: "aborted",
  });
});

test("returns and reports a fault when the body cannot be encoded", async () => {
  const circular: { self?: unknown } = {};
  circular.self = circular;
  const onFault = jest.fn();
  const result = await request("login", circular as never, { base: "", fetch: answers, onFault });
  expect(result).toEqual(FAULT);
  expect(onFault).toHaveBeenCalledWith(expect.any(TypeError));
});

test.each(["AbortController", "URLSearchParams"] as const)(
  "returns a fault where %s is missing",
  async (name) => {
    const original = globalThis[name];
    Object.assign(globalThis, { [name]: undefined });
    try {
      const result = await request("goodsDetail", { goods_id: 1 }, { base: "", fetch: answers });
      expect(result).toEqual(FAULT);
    } finally {
      Object.assign(globalThis, { [name]: original });
    }
  },
);

test("returns a failure where fetch is missing or throws at once", async () => {
  const original = globalThis.fetch;
  Object.assign(globalThis, { fetch: undefined });
  try {
    expect(await request("time", {}, { base: "" })).toMatchObject({ ok: false, kind: "network" });
  } finally {
    Object.assign(globalThis, { fetch: original });
  }
  const fetch = () => {
    throw new Error("blocked");
  };
  expect(await request("time", {}, { base: "", fetch })).toMatchObject({ kind: "network" });
});

test("returns a fault when the builder of an upload throws", async () => {
  const encode = () => {
    throw new Error("no FormData");
  };
  expect(await sendRequest("sendMessage", encode, { base: "" })).toEqual(FAULT);
});
