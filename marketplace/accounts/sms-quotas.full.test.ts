import { openKnownSmsBrowser, openSmsBrowser } from "@storefront/testbed/marketplace/sms-browser";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";

const PHONE = "13800138000";
const HOME = "203.0.113.9";

const test = useTestApp();

const addressIn = (index: number) => `198.51.100.${index}`;

/** Requests a code once a minute from an address, each time as a new browser. @returns the codes of the answers */
async function flood(address: string, times: number, phone = PHONE): Promise<number[]> {
  const codes: number[] = [];
  for (let count = 0; count < times; count += 1) {
    codes.push((await openSmsBrowser(test, address).requestCode(phone)).code);
    await test.clock.advance(60);
  }
  return codes;
}

/** Opens a browser that has already logged in with the number, from home. */
const knownBrowser = () => openKnownSmsBrowser(test, HOME, PHONE);

const requestFrom = async (address: string) =>
  (await openSmsBrowser(test, address).requestCode(PHONE)).code;

describe("the limit of codes per number", () => {
  it("is per network: a stranger in another network does not use it up", async () => {
    expect(await flood(addressIn(1), 6)).toEqual([0, 0, 0, 0, 0, 40429]);
    expect(await requestFrom(HOME)).toBe(0);
  });

  it("does not grow with the number of browsers", async () => {
    expect(await flood(HOME, 6)).toEqual([0, 0, 0, 0, 0, 40429]);
  });

  it("is shared by all networks of an IPv6 site", async () => {
    for (let network = 0; network < 5; network += 1) {
      expect(await flood(`2001:db8:1:${network}::1`, 1)).toEqual([0]);
    }
    expect(await requestFrom("2001:db8:1:ffff::1")).toBe(40429);
    expect(await requestFrom("2001:db8:2::1")).toBe(0);
  });

  it("takes six networks to exhaust for unknown browsers", async () => {
    for (let network = 1; network <= 6; network += 1) {
      expect(await requestFrom(HOME)).toBe(network <= 5 ? 0 : 40429);
      await flood(addressIn(network), 5);
    }
  });
});

describe("a browser that has logged in with the number", () => {
  it("gets a code after strangers have used up the limits of the number and the address", async () => {
    const owner = await knownBrowser();
    for (let network = 1; network <= 6; network += 1) await flood(addressIn(network), 5);
    for (let other = 0; other < 60; other += 1) {
      await openSmsBrowser(test, HOME).requestCode(`136${String(other).padStart(8, "0")}`);
    }
    expect(await requestFrom(addressIn(7))).toBe(40429);
    expect((await owner.requestCode(PHONE)).code).toBe(0);
    expect((await owner.login(PHONE, owner.received())).code).toBe(0);
  });

  it("has a separate limit", async () => {
    const owner = await knownBrowser();
    const codes: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      codes.push((await owner.requestCode(PHONE)).code);
      await test.clock.advance(60);
    }
    expect(codes).toEqual([0, 0, 0, 0, 0, 40429]);
  });

  it("counts as unknown for another number", async () => {
    const owner = await knownBrowser();
    await flood(HOME, 5, "13900139000");
    expect((await owner.requestCode("13900139000")).code).toBe(40429);
  });
});

describe("all codes of a day together", () => {
  it("are capped, however many networks ask", async () => {
    const { smsCodesPerDay } = test.deps.config;
    test.deps.config.smsCodesPerDay = 3;
    for (let network = 1; network <= 3; network += 1)
      expect(await requestFrom(addressIn(network))).toBe(0);
    const answer = await openSmsBrowser(test, addressIn(4)).requestCode(PHONE);
    expect(answer).toMatchObject({
      code: 40505,
      msg: "短信验证码已达今日发送上限，请在以前登录过的浏览器上获取，或使用微信登录",
    });
    expect(test.sentSms).toHaveLength(3);
    await test.clock.advance(86_400);
    expect(await requestFrom(addressIn(4))).toBe(0);
    test.deps.config.smsCodesPerDay = smsCodesPerDay;
  });
});
