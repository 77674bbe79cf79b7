import { readConfig } from "../config";
import { sandboxSms } from "../db/schema";
import { openTestApp, type TestApp } from "../testing/test-app";
import { chooseSender } from "./choose-sender";

const MESSAGE = { phone: "13800138000", verifyCode: "012345", content: "验证码 012345" };

describe("the sandbox's sender", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  it("puts the message into the phone's inbox", async () => {
    const { db, clock } = test.deps;
    await chooseSender(readConfig({ SANDBOX: "1" }), db, clock).send(MESSAGE);
    expect(await db.select().from(sandboxSms)).toEqual([
      expect.objectContaining({ ...MESSAGE, sentAt: clock.now() }),
    ]);
  });

  it("is not there without the sandbox: a gateway must be named", () => {
    const config = { sandbox: false, sms: undefined };
    expect(() => chooseSender(config, test.deps.db, test.deps.clock)).toThrow(
      "SMS_WEBHOOK_URL or the ALIYUN_SMS_ variables must be set when the sandbox is off",
    );
  });
});
