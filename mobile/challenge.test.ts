import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";

const PHONE = "13800138000";
const PAGE = "https://challenge.example/sms?site=7";

const test = useSandboxApp({ smsChallengePage: PAGE });
beforeAll(() => {
  test.deps.config.smsChallengeAbovePercent = 0;
  test.deps.challenge = { verify: async (token) => token === "solved" };
});

it("shows the challenge in a frame when one is required, and requests the code with its token", async () => {
  const browser = phoneBrowser(test);
  const refused = await browser.post("/phone/login/code", { phone: PHONE });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain("请先完成安全验证");
  expect(refused.html).toContain(`src="${PAGE}"`);
  expect(refused.html).toContain('data-challenge="https://challenge.example"');
  expect(refused.html).toContain("/phone/assets/challenge.js");
  expect(refused.headers.get("Content-Security-Policy")).toContain(
    "frame-src https://challenge.example",
  );

  const wrong = await browser.post("/phone/login/code", { phone: PHONE, challenge_token: "no" });
  expect(wrong.html).toContain("<iframe");
  const sent = await browser.post("/phone/login/code", { phone: PHONE, challenge_token: "solved" });
  expect(sent.html).toContain("验证码已发送");
  expect(sent.html).not.toContain("<iframe");
});

it("has no frame when no challenge is required", async () => {
  const { html } = await phoneBrowser(test).get("/phone/login");
  expect(html).not.toContain("<iframe");
});
