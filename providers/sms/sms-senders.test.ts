import { chooseSender } from "./choose-sender";

it("refuses to start when no gateway is named", () => {
  expect(() => chooseSender({ sms: undefined })).toThrow(
    "SMS_WEBHOOK_URL or the ALIYUN_SMS_ variables must be set when the sandbox is off",
  );
});
