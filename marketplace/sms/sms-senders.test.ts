import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { readConfig } from "../config";
import { sandboxSms } from "../db/schema";
import { openTestApp, type TestApp } from "../testing/test-app";
import { chooseSender } from "./choose-sender";
import { webhookSender } from "./webhook-sender";

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
    const config = { sandbox: false, smsWebhookUrl: undefined };
    expect(() => chooseSender(config, test.deps.db, test.deps.clock)).toThrow(
      "SMS_WEBHOOK_URL must be set when the sandbox is off",
    );
  });
});

describe("the operator's gateway", () => {
  let server: Server;
  let url: string;
  let received: unknown[] = [];
  let status = 200;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      received.push(JSON.parse(Buffer.concat(chunks).toString()));
      response.writeHead(status, { Location: "/elsewhere" }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`;
  });
  beforeEach(() => {
    received = [];
    status = 200;
  });
  afterAll(() => server.close());

  it("gets the number, the code and the text", async () => {
    await webhookSender(url).send(MESSAGE);
    expect(received).toEqual([
      { phone: "13800138000", verify_code: "012345", content: "验证码 012345" },
    ]);
  });

  it.each([500, 403, 302])("failed when it answers %i, and is not asked again", async (answer) => {
    status = answer;
    await expect(webhookSender(url).send(MESSAGE)).rejects.toThrow();
    expect(received).toHaveLength(1);
  });
});
