import { readTokenAnswer, readUserAnswer } from "./read-answer";
import { wechatOpenPlatform } from "./wechat-open-platform";

test.each([
  ["<html>", "malformed answer: the body"],
  ["null", "malformed answer: the body"],
  ['{"openid":"o"}', "malformed answer: access_token"],
  [
    '{"errcode":40125,"errmsg":"invalid appsecret, rid: 1"}',
    "errcode 40125: invalid appsecret, rid",
  ],
])("reads %s as a failure without its contents", (body, detail) => {
  expect(readTokenAnswer(body)).toEqual({ kind: "failed", detail });
});

test("reads a used code as stale, and an answer with its fields", () => {
  expect(readTokenAnswer('{"errcode":40163,"errmsg":"code been used"}').kind).toBe("stale");
  const user = { openid: "o", unionid: "u" };
  expect(readUserAnswer(JSON.stringify({ ...user, nickname: "x" }))).toEqual({
    kind: "answer",
    data: user,
  });
});

test("reports a platform that is not reached, without the secret", async () => {
  const address = "http://127.0.0.1:9";
  const settings = { appId: "wx1", appSecret: "secret", openUrl: address, apiUrl: address };
  const platform = wechatOpenPlatform({ ...settings, scope: "snsapi_login" });
  expect(await platform.identify("code")).toEqual({ kind: "failed", detail: "not reached" });
});
