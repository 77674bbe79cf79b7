import { createHash } from "node:crypto";
import { zipSync } from "fflate";
import { readBill as readAlipay } from "./alipay/read-bill";
import { readBill as readWechat } from "./wechat/read-bill";

const MALFORMED = { state: "unknown", reason: "malformed" };

describe("Alipay's bill", () => {
  const zip = (text: string) => zipSync({ "bill.csv": new TextEncoder().encode(text) });

  it.each([
    ["is not a zip", new TextEncoder().encode("<html>")],
    ["has no details", zip("1,2,3")],
    ["is empty", new Uint8Array()],
  ])("that %s is not believed", (_, bytes) => {
    expect(readAlipay(bytes)).toEqual(MALFORMED);
  });

  it("is unknown when it could not be downloaded", () => {
    expect(readAlipay(null)).toEqual({ state: "unknown", reason: "no_answer" });
  });
});

describe("WeChat Pay's bill", () => {
  const HEADER = "微信订单号,商户订单号,交易状态,订单金额,商户退款单号,申请退款金额";
  const read = (text: string) =>
    readWechat(new TextEncoder().encode(text), createHash("sha1").update(text).digest("hex"));

  it("is read up to its totals", () => {
    const text = `${HEADER}\r\n\`4200,\`1,\`SUCCESS,\`5.00,\`0,\`0.00\r\n总交易单数\r\n\`1\r\n`;
    const entries = [{ orderNum: "1", tradeNum: "4200", refundNum: null, amountFen: 500 }];
    expect(read(text)).toEqual({ state: "fetched", entries });
  });

  it.each([
    ["ends before its totals", `${HEADER}\r\n\`4200,\`1,\`SUCCESS,\`5.00,\`0,\`0.00\r\n`],
    ["lacks a value", `${HEADER}\r\n\`4200,\`1,\`SUCCESS,\`5.00\r\n总交易单数\r\n\`1\r\n`],
    [
      "has an amount that is none",
      `${HEADER}\r\n\`4200,\`1,\`SUCCESS,\`x,\`0,\`0\r\n总交易单数\r\n\`1\r\n`,
    ],
    ["has other columns", "a,b\r\n`1,`2\r\n"],
    ["is empty", ""],
  ])("that %s is not believed", (_, text) => {
    expect(read(text)).toEqual(MALFORMED);
  });

  it("is unknown when its hash differs from the signed one", () => {
    const reason = "wrong_hash";
    expect(readWechat(new Uint8Array([1]), "0".repeat(40))).toEqual({ state: "unknown", reason });
  });
});
