import { createGuard } from "./guard-handler";
import { reportError } from "./report";

jest.mock("./report", () => ({ reportError: jest.fn() }));

const FAILURE = new Error("no storage");
const WORDS = /^操作没有完成.*错误编号告诉客服：([0-9a-f]{16})$/;

test.each([
  [
    "throws",
    () => {
      throw FAILURE;
    },
  ],
  ["rejects", () => Promise.reject(FAILURE)],
])("shows and reports one number when the handler %s", async (_, handler) => {
  const show = jest.fn();
  createGuard(show)(handler)();
  await Promise.resolve();
  const number = WORDS.exec(show.mock.calls[0]?.[0])?.[1];
  expect(number).toBeDefined();
  expect(reportError).toHaveBeenCalledWith("error", FAILURE, number);
});

test("passes the arguments on and shows nothing when the handler succeeds", async () => {
  const show = jest.fn();
  const handler = jest.fn(async (_count: number, _text: string) => true);
  createGuard(show)(handler)(1, "a");
  await Promise.resolve();
  expect(handler).toHaveBeenCalledWith(1, "a");
  expect(show).not.toHaveBeenCalled();
});
