import { sendCodeRules, sendKnownCodeRules, tryCodeRules } from "./limit-rules";

const PHONE = "13800138000";
const V4 = "203.0.113.9";
const V6 = "2001:db8:1:2::1";

const limits = (rules: ReturnType<typeof sendCodeRules>) =>
  Object.fromEntries(rules.map(({ key, limit, windowS }) => [key, `${limit} in ${windowS} s`]));

test("limits codes per number and network, per number, and per address", () => {
  expect(limits(sendCodeRules(PHONE, V4))).toEqual({
    "sms:minute:13800138000:203.0.113.9": "1 in 60 s",
    "sms:hour:13800138000:203.0.113.9": "5 in 3600 s",
    "sms:day:13800138000:203.0.113.9": "10 in 86400 s",
    "sms:number-hour:13800138000": "30 in 3600 s",
    "sms:number-day:13800138000": "60 in 86400 s",
    "sms:address:203.0.113.9": "60 in 3600 s",
    "sms:address-day:203.0.113.9": "600 in 86400 s",
  });
});

test("groups IPv6 by /48 per number, and by /64 and /48 per address", () => {
  expect(limits(sendCodeRules(PHONE, V6))).toMatchObject({
    "sms:minute:13800138000:2001:db8:1::/48": "1 in 60 s",
    "sms:address:2001:db8:1:2::/64": "60 in 3600 s",
    "sms:address:2001:db8:1::/48": "240 in 3600 s",
    "sms:address-day:2001:db8:1:2::/64": "600 in 86400 s",
    "sms:address-day:2001:db8:1::/48": "2400 in 86400 s",
  });
  expect(limits(tryCodeRules(V6))).toEqual({
    "try:address:2001:db8:1:2::/64": "60 in 600 s",
    "try:address:2001:db8:1::/48": "240 in 600 s",
  });
});

test("shares no count between unknown browsers and one that has logged in", () => {
  const strangers = new Set(sendCodeRules(PHONE, V6).map(({ key }) => key));
  for (const { key } of sendKnownCodeRules(PHONE, "hash")) expect(strangers).not.toContain(key);
});
