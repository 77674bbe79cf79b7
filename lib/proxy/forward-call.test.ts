import { forwardCall } from "./forward-call";
import { CallTimeout } from "./read-answer";
import { sendCall } from "./send-call";

jest.mock("./send-call", () => ({
  ...jest.requireActual("./send-call"),
  sendCall: jest.fn(),
}));

test("gives up after 150 s, with a code of its own", async () => {
  jest.mocked(sendCall).mockRejectedValue(new CallTimeout());
  const call = { method: "GET", path: "/api/v1/index", query: "", headers: {}, body: null };
  const answer = await forwardCall(
    { ...call, onStart: () => undefined },
    {
      apiBaseUrl: "http://127.0.0.1:1",
      internalSecret: "between-us",
      clientAddress: undefined,
      site: "",
      brand: "",
      origin: "",
      secure: false,
    },
  );
  expect(sendCall).toHaveBeenCalledWith(expect.objectContaining({ timeoutMs: 150_000 }));
  expect(answer.status).toBe(504);
  expect(JSON.parse(String(answer.body))).toMatchObject({ code: -2 });
});
