import { PATHS } from "@storefront/contract/http/paths";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { newAddress, newPhoneNumber, sentCodes, smsPayload, Visitor } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S4: limits of SMS codes behind the proxy. */

const TOO_FREQUENT = 40429;
const CODE_STALE = 40401;
const NETWORKS = 40;

test("sends a network one code a minute, regardless of the address it claims", async () => {
  const phone = newPhoneNumber();
  const visitor = new Visitor();
  expect((await visitor.requestCode(phone)).code).toBe(0);
  const claims: Record<string, string>[] = [
    { "X-Forwarded-For": "203.0.113.9" },
    { "X-Client-Address": "203.0.113.9" },
    { "X-Real-IP": "203.0.113.9", Forwarded: "for=203.0.113.9" },
    { "X-Internal-Secret": "a guess", "X-Client-Address": "203.0.113.9" },
    { Cookie: "" },
  ];
  for (const headers of claims) {
    expect((await visitor.requestCode(phone, headers)).code).toBe(TOO_FREQUENT);
  }
  expect(await sentCodes(phone)).toHaveLength(1);
});

test("ignores claimed addresses on the marketplace's port too", async () => {
  const phone = newPhoneNumber();
  const visitor = new Visitor();
  const requestCode = async (headers: Record<string, string>) => {
    const { body } = await visitor.send(PATHS.sendSms.path, {
      port: readTarget().internal,
      method: "POST",
      headers: { "Content-Type": "application/json", "req-v": "2", ...headers },
      body: JSON.stringify(smsPayload(phone)),
    });
    return JSON.parse(body).code;
  };
  expect(await requestCode({})).toBe(0);
  for (const secret of ["", "a guess", SAMPLES.INTERNAL_SECRET]) {
    const forged = { "X-Internal-Secret": secret, "X-Client-Address": "203.0.113.9" };
    expect(await requestCode({ ...forged, "X-Forwarded-For": "203.0.113.9" })).toBe(TOO_FREQUENT);
  }
});

test("still sends the number's owner a code after strangers used up its limit", async () => {
  const phone = newPhoneNumber();
  const owner = await new Visitor("mima.example").login(phone);
  const again = new Visitor(owner.host, owner.address);
  for (const [name, value] of owner.cookies) again.cookies.set(name, value);
  for (let index = 0; index < NETWORKS; index += 1) {
    await new Visitor("mima.example", newAddress()).requestCode(phone);
  }
  const sent = (await sentCodes(phone)).length;
  expect(sent).toBe(30);
  expect((await again.requestCode(phone)).code).toBe(0);
  recordFigure(
    "S4",
    `${NETWORKS} networks get ${sent} codes of a number in an hour; its owner one more`,
  );
});

test("refuses a code from a browser that did not request it", async () => {
  const phone = newPhoneNumber();
  const owner = new Visitor();
  await owner.requestCode(phone);
  const verify_code = (await sentCodes(phone)).at(-1) ?? "";
  const neighbour = new Visitor(owner.host, owner.address);
  await neighbour.call("getK", {});
  for (const stranger of [neighbour, new Visitor()]) {
    expect((await stranger.call("login", { phone, verify_code })).code).toBe(CODE_STALE);
  }
  expect((await owner.call("login", { phone, verify_code })).code).toBe(0);
});
