import { PATHS } from "@storefront/contract/http/paths";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { fetchQuote } from "./fetch-quote";
import { onStoredQuotes, storedQuote, storedQuotes, storeQuote } from "./stored-quotes";

const REQUEST = { game: 359, start: 50302, target: 60101, inscription: 120, partition: 11 };
const QUOTE = {
  price: "108.00",
  hours: 7,
  stars: 14,
  link: "https://m.example/game?start_id=1",
  online: 9,
};
const DATA = { price: "108.00", time_hour: 7, star: 14, qrcodeUrl: QUOTE.link, online_ranger: 9 };

const fetched = jest.fn();
beforeEach(() => {
  window.sessionStorage.clear();
  fetched.mockReset();
  stubFetch(fetched);
});

const answer = (code: number, data: unknown = null, msg = "") =>
  fetched.mockResolvedValueOnce({ json: async () => ({ code, msg, data }) });
const fetchPrice = (request = REQUEST, brand = "mima") =>
  fetchQuote(brand, request, new AbortController().signal);

test("fetches the same boost once per session and brand", async () => {
  answer(0, DATA);
  answer(0, DATA);
  expect(await fetchPrice()).toMatchObject({ ok: true, data: QUOTE });
  expect(await fetchPrice({ ...REQUEST })).toMatchObject({ ok: true, data: QUOTE });
  expect(fetched).toHaveBeenCalledTimes(1);
  const url = new URL(fetched.mock.calls[0]?.[0], "http://host.example");
  expect(url.pathname).toBe(`/api${PATHS.boostCompute.path}`);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    game_id: "359",
    ringer_type: "1",
    partition_id: "11",
    start_id: "50302",
    target_id: "60101",
    extra: '{"inscription":"120"}',
    isqrcode: "1",
  });
  await fetchPrice(REQUEST, "huoshan");
  expect(fetched).toHaveBeenCalledTimes(2);
});

test.each([10400, 66000, 60400])(
  "code %i is returned with its message and not cached",
  async (code) => {
    answer(code, DATA, "服务器的话");
    expect(await fetchPrice()).toMatchObject({ ok: false, msg: "服务器的话" });
    answer(0, DATA);
    expect(await fetchPrice()).toMatchObject({ ok: true });
    expect(fetched).toHaveBeenCalledTimes(2);
  },
);

test("an answer without a price is broken and not cached", async () => {
  answer(0, { ...DATA, price: "" });
  expect(await fetchPrice()).toMatchObject({ ok: false, kind: "broken" });
  expect(storedQuotes("mima")).toEqual([]);
});

test("drops an expired session and repeats the call once", async () => {
  answer(50000);
  answer(0, DATA);
  expect(await fetchPrice()).toMatchObject({ ok: true });
  answer(50000, null, "过期");
  answer(50000, null, "过期");
  expect(await fetchPrice({ ...REQUEST, target: 60102 })).toMatchObject({ ok: false, msg: "过期" });
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("lists prices latest first, as the same array until something changes", () => {
  const heard = jest.fn();
  const end = onStoredQuotes("mima", heard);
  for (let target = 1; target <= 14; target += 1) storeQuote("mima", { ...REQUEST, target }, QUOTE);
  const list = storedQuotes("mima");
  expect(list).toHaveLength(12);
  expect(list[0]?.request.target).toBe(14);
  expect(storedQuotes("mima")).toBe(list);
  storeQuote("mima", { ...REQUEST, target: 5 }, QUOTE);
  expect(storedQuotes("mima")[0]?.request.target).toBe(5);
  expect(storedQuotes("mima")).toHaveLength(12);
  expect(heard).toHaveBeenCalledTimes(15);
  end();
});

test.each(["{", "null", "7", '[{"request":{},"quote":{}}]', '[{"quote":{"link":"javascript:1"}}]'])(
  "treats malformed storage as empty: %s",
  (text) => {
    window.sessionStorage.setItem("boost_quotes:mima", text);
    expect(storedQuotes("mima")).toEqual([]);
    expect(storedQuote("mima", REQUEST)).toBeNull();
  },
);
