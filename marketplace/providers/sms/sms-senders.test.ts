import { chooseSender } from "./choose-sender";

it("throws when no gateway is configured", () => {
  expect(() => chooseSender({ sms: undefined })).toThrow(
    "SMS_WEBHOOK_URL or the ALIYUN_SMS_ variables must be set when the sandbox is off",
  );
});
