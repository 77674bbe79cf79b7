import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import { createClient } from "@storefront/contract/http/client";
import type { Envelope } from "@storefront/contract/http/envelope";
import type { CallName } from "@storefront/contract/http/paths";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import type { Caller } from "@storefront/testbed/buyer/caller";
import { logIn } from "@storefront/testbed/buyer/log-in";
import { smsData } from "@storefront/testbed/buyer/sms-data";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { newPhone, sandbox } from "@storefront/testbed/deployment/sandbox";
import { type TestBrand, testBrand } from "@storefront/testbed/deployment/test-brand";
import { marketHeader, testMarket } from "@storefront/testbed/deployment/test-market";

/** A buyer without a browser: a concurrent buyer, or the owner of the session that a page receives. */
export class ApiBuyer implements Caller {
  private readonly market = testMarket();

  private constructor(
    readonly phone: string,
    readonly token: string,
    readonly userId: number,
    readonly brand: TestBrand,
  ) {}

  /** Logs in by phone code on a brand's host, as its login dialog does. */
  static async login(phone = newPhone(), brand = testBrand()): Promise<ApiBuyer> {
    // Without a cookie, a code is valid only from the address that requested it.
    const address = { "X-Client-Address": newAddress() };
    const visitor: Caller = {
      call: (name, payload, { headers } = {}) =>
        send(name, payload, { ...address, ...headers }, brand),
    };
    const readCode = () => sandbox.smsCode(phone);
    const session = await logIn(visitor, phone, { data: smsData(phone), readCode });
    return new ApiBuyer(phone, session.authorization, session.user_id, brand);
  }

  call<N extends CallName>(name: N, payload: CallRequest<N>): Promise<Envelope<CallAnswer<N>>> {
    const headers = { Authorization: this.token, ...marketHeader(this.market) };
    return send(name, payload, headers, this.brand);
  }
}

/** Makes one contract call as a visitor of a brand's host, by default in the market of the running test. */
export async function send<N extends CallName>(
  name: N,
  payload: CallRequest<N>,
  headers: Record<string, string> = {},
  brand = testBrand(),
): Promise<Envelope<CallAnswer<N>>> {
  const client = createClient(async (target, init) =>
    deployment.isOwn
      ? sendToMarketplace(brand, target, init)
      : new Response((await requestHost(brand, `/api${target}`, init.headers, init)).body),
  );
  return client(name, payload, { headers: { ...marketHeader(), ...headers } });
}

/** A run exceeds the login limit of one address. */
const newAddress = () => `10.${[1, 2, 3].map(() => randomInt(256)).join(".")}`;

/** Forwards a call with the headers of the storefront's proxy. */
function sendToMarketplace(brand: TestBrand, target: string, init: RequestInit): Promise<Response> {
  const origin = deployment.origin(brand);
  const proxied = {
    "X-Internal-Secret": SAMPLES.INTERNAL_SECRET,
    "X-Site": new URL(origin).hostname,
    "X-Site-Origin": origin,
  };
  const headers = { "X-Client-Address": newAddress(), ...init.headers, ...proxied };
  return fetch(deployment.apiUrl + target, { ...init, headers });
}

/** Expects a successful answer and returns its data. */
export function succeeded<T>(answer: Envelope<T>): T {
  expect(answer.code, answer.msg).toBe(0);
  return answer.data;
}
