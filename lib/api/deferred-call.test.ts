import { deferredCall } from "./deferred-call";

const call = jest.fn();
let loads = true;
jest.mock("./call.client", () => {
  if (!loads) throw new Error("chunk failed to load");
  return { call };
});

beforeEach(() => jest.resetModules());

test("forwards the call and returns its result", async () => {
  loads = true;
  const result = { ok: true, code: 0, msg: "", data: { link: "https://shop.example/" } };
  call.mockResolvedValue(result);
  await expect(deferredCall("shareGoods", { goods_id: 1001 })).resolves.toBe(result);
  expect(call).toHaveBeenCalledWith("shareGoods", { goods_id: 1001 });
});

test("returns a network failure when the client cannot be loaded", async () => {
  loads = false;
  await expect(deferredCall("shareGoods", { goods_id: 1001 })).resolves.toMatchObject({
    ok: false,
    kind: "network",
  });
});
