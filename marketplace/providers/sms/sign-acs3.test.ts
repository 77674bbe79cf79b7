import { signAcs3 } from "./sign-acs3";

it("signs the example of Alibaba Cloud's documentation as it does", () => {
  const url = new URL("https://ecs.cn-shanghai.aliyuncs.com/");
  url.searchParams.set("RegionId", "cn-shanghai");
  url.searchParams.set("ImageId", "win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd");
  const call = {
    url,
    action: "RunInstances",
    version: "2014-05-26",
    date: new Date("2023-10-26T10:22:32Z"),
    nonce: "3156853299f313e23d1673dc12e1703d",
  };
  const keys = { accessKeyId: "YourAccessKeyId", accessKeySecret: "YourAccessKeySecret" };
  expect(signAcs3(call, keys)["authorization"]).toBe(
    "ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;" +
      "x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0",
  );
});
