import { openTestApp, type TestApp } from "./testing/test-app";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

describe("the marketplace's app", () => {
  it("says that it is alive and that it reaches its database", async () => {
    expect((await test.app.request("/healthz")).status).toBe(200);
    expect((await test.app.request("/readyz")).status).toBe(200);
  });

  it("answers an unknown path with its own code", async () => {
    expect(await test.send("/v1/nothing")).toEqual({
      status: 404,
      code: 10404,
      msg: "没有这个接口",
      data: null,
    });
  });
});
