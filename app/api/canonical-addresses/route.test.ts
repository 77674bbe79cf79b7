import { canonicalAnswer } from "@storefront/contract/discovery/canonical-addresses";
import { env } from "@/lib/env";
import { POST } from "./route";

const LISTINGS = [
  { goods_id: 1003, kind: "rent", game_name: "曜日战歌", seller_id: 3005 },
  { goods_id: 1001, kind: "card-key", game_name: "曜日战歌", seller_id: 3002 },
];

const post = (body: unknown, secret?: string) =>
  POST(
    new Request("http://127.0.0.1/api/canonical-addresses", {
      method: "POST",
      body: typeof body === "string" ? body : JSON.stringify(body),
      headers: secret === undefined ? {} : { "X-Internal-Secret": secret },
    }),
  );

test("names each listing's address on the host that owns it", async () => {
  const answer = await post({ listings: LISTINGS }, env().internalSecret);
  expect(canonicalAnswer.parse(await answer.json())).toEqual({
    addresses: [
      "https://huoshan.example/goodsDetails?goodsId=1003",
      "https://mima.example/goodsDetails?goodsId=1001",
    ],
  });
});

test("refuses a caller without the secret, and what is not a list of listings", async () => {
  expect((await post({ listings: LISTINGS })).status).toBe(403);
  expect((await post({ listings: LISTINGS }, "another secret")).status).toBe(403);
  for (const body of ["", "[]", { listings: [{ goods_id: 0 }] }, { listings: "x" }])
    expect((await post(body, env().internalSecret)).status).toBe(400);
});
