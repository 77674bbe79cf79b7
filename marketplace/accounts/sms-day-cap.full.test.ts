import type { Logger } from "@storefront/platform/observability/log";
import { openKnownSmsBrowser, openSmsBrowser } from "@storefront/testbed/marketplace/sms-browser";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";

const PHONE = "13800138000";
const HOME = "203.0.113.9";
/** 8 for everybody, 2 more for browsers that have logged in before. */
const PER_DAY = 10;
const CAP_REACHED = 40505;
const CHALLENGE_NEEDED = 40405;

const test = useTestApp({ smsCodesPerDay: PER_DAY });
let lines: { level: string; text: string }[];
beforeAll(() => {
  const record = (level: string) => (_: object, text: string) => void lines.push({ level, text });
  const log = { ...test.deps.log, warn: record("warn"), error: record("error") };
  test.deps.log = log as unknown as Logger;
});
beforeEach(() => {
  test.deps.challenge = null;
  lines = [];
});

let networks = 0;
/** An unknown browser requests a code for its own number, from its own network. @returns the code of the answer */
async function requestAsUnknown(challengeToken?: string): Promise<number> {
  networks += 1;
  const phone = `136${String(networks).padStart(8, "0")}`;
  const browser = openSmsBrowser(test, `2001:db8:${networks}::1`);
  return (await browser.requestCode(phone, challengeToken)).code;
}

async function requestAsMany(count: number, challengeToken?: string): Promise<number[]> {
  const codes: number[] = [];
  for (let asked = 0; asked < count; asked += 1) codes.push(await requestAsUnknown(challengeToken));
  return codes;
}

/** A browser that has logged in with PHONE, which takes one code. */
const knownBrowser = () => openKnownSmsBrowser(test, HOME, PHONE);

describe("the codes of a day", () => {
  it("keep a reserve for browsers that have logged in before", async () => {
    const owner = await knownBrowser();
    expect(await requestAsMany(9)).toEqual([...Array(7).fill(0), CAP_REACHED, CAP_REACHED]);
    expect((await owner.requestCode(PHONE)).code).toBe(0);
    expect((await owner.login(PHONE, owner.received())).code).toBe(0);
    await test.clock.advance(60);
    expect((await owner.requestCode(PHONE)).code).toBe(0);
    await test.clock.advance(60);
    expect((await owner.requestCode(PHONE)).code).toBe(CAP_REACHED);
  });

  it("are said in the log when half and when the public part is used up, once and each time", async () => {
    await requestAsMany(4);
    expect(lines).toEqual([]);
    await requestAsMany(4);
    expect(lines).toEqual([{ level: "warn", text: "half of SMS_CODES_PER_DAY have been sent" }]);
    await requestAsMany(1);
    expect(lines.slice(1)).toEqual([
      {
        level: "error",
        text: "public share of SMS_CODES_PER_DAY reached; only known browsers get codes",
      },
    ]);
  });

  it("bound what one number's known browsers take, so that no number empties the reserve", async () => {
    test.deps.config.smsCodesPerDay = 10_000;
    const sent: number[] = [];
    for (let browser = 0; browser < 4; browser += 1) {
      const owner = openSmsBrowser(test, `198.51.100.${browser}`);
      await owner.requestCode(PHONE);
      await owner.login(PHONE, owner.received());
      for (let hour = 0; hour < 10; hour += 1) {
        await test.clock.advance(1_000);
        sent.push((await owner.requestCode(PHONE)).code);
      }
    }
    test.deps.config.smsCodesPerDay = PER_DAY;
    expect(sent.filter((code) => code === 0)).toHaveLength(30);
  });
});

describe("a configured challenge", () => {
  beforeEach(() => {
    test.deps.challenge = { verify: async (token) => token === "solved" };
  });

  it("is asked of unknown browsers above half of the codes", async () => {
    expect(await requestAsMany(6)).toEqual([0, 0, 0, 0, 0, CHALLENGE_NEEDED]);
    expect(await requestAsUnknown("guess")).toBe(CHALLENGE_NEEDED);
    expect(await requestAsMany(4, "solved")).toEqual([0, 0, 0, CAP_REACHED]);
  });

  it("is not asked of a browser that has logged in with the number", async () => {
    const owner = await knownBrowser();
    await requestAsMany(6);
    expect((await owner.requestCode(PHONE)).code).toBe(0);
    expect((await owner.requestCode("13900139000")).code).toBe(CHALLENGE_NEEDED);
  });

  it("is asked of every unknown browser at 0 %", async () => {
    test.deps.config.smsChallengeAbovePercent = 0;
    expect(await requestAsMany(1)).toEqual([CHALLENGE_NEEDED]);
    test.deps.config.smsChallengeAbovePercent = 50;
  });

  it("is verified whenever a token is sent", async () => {
    expect(await requestAsMany(1, "guess")).toEqual([CHALLENGE_NEEDED]);
  });
});
