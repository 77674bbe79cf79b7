import { forwardedHost } from "./forwarded-host";

test.each([
  [{}, null],
  [{ "x-forwarded-host": "mima.example" }, "mima.example"],
  [{ "x-forwarded-host": ["first.example", "second.example"] }, "first.example"],
  [{ "x-forwarded-host": [] }, null],
])("reads the forwarded host from %j", (headers, host) => {
  expect(forwardedHost(headers)).toBe(host);
});
