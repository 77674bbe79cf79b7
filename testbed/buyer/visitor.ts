import { randomInt } from "node:crypto";
import { request as httpsRequest } from "node:https";
import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import type { Envelope } from "@storefront/contract/http/envelope";
import { toHttpRequest } from "@storefront/contract/http/http-request";
import type { CallName } from "@storefront/contract/http/paths";
import { type RawAnswer, sendRequest } from "../product/send-request";
import { readTarget } from "../product/target";
import type { Caller } from "./caller";
import { logIn } from "./log-in";
import { smsData } from "./sms-data";

export interface Answer extends Pick<RawAnswer, "status" | "headers"> {
  body: string;
}

interface SentRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Port without TLS. */
  port?: number;
  /** Port with TLS, by default nginx's. */
  tlsPort?: number;
}

/** A browser with its own IP address, which stores cookies. */
export class Visitor implements Caller {
  readonly cookies = new Map<string, string>();
  token = "";

  constructor(
    readonly host = "mima.example",
    readonly address = newAddress(),
    /** 1: phone, 2: desktop. */
    readonly device: 1 | 2 = 2,
  ) {}

  async send(
    path: string,
    { method = "GET", headers = {}, body, port, tlsPort }: SentRequest = {},
  ): Promise<Answer> {
    const request = {
      localAddress: this.address,
      path,
      method,
      headers: { host: this.host, ...this.session(), ...headers },
      agent: false,
    } as const;
    const answer = await (port === undefined
      ? sendRequest({ ...request, ...overTls(this.host, tlsPort) }, body, httpsRequest)
      : sendRequest({ ...request, port }, body));
    for (const cookie of answer.headers["set-cookie"] ?? []) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      this.cookies.set(name, value);
    }
    return { ...answer, body: answer.body.toString() };
  }

  /** Makes a contract call through the storefront, as its pages do. */
  async call<N extends CallName>(
    name: N,
    payload: CallRequest<N>,
    { headers = {} }: { headers?: Record<string, string> } = {},
  ): Promise<Envelope<CallAnswer<N>>> {
    const { target, init } = toHttpRequest(name, payload, {
      device: this.device,
      headers: { "Sec-Fetch-Site": "same-origin", ...headers },
    });
    const { body } = await this.send(`/api${target}`, init);
    return JSON.parse(body);
  }

  requestCode(phone: string, headers: Record<string, string> = {}) {
    return this.call("sendSms", smsPayload(phone), { headers: { "req-v": "2", ...headers } });
  }

  /** Logs in by phone code, as the login dialog does. */
  async login(phone = newPhoneNumber()): Promise<this> {
    const readCode = async () => (await sentCodes(phone)).at(-1) ?? "";
    const session = await logIn(this, phone, { ...smsPayload(phone), readCode });
    this.token = session.authorization;
    this.cookies.set("Token", session.authorization);
    return this;
  }

  private session(): Record<string, string> {
    const cookies = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return {
      ...(cookies === "" ? {} : { cookie: cookies }),
      ...(this.token === "" ? {} : { authorization: this.token }),
    };
  }
}

/** Returns how a client that trusts the target's authority reaches a host with TLS, by default at nginx. */
export const overTls = (servername: string, port = readTarget().https) => ({
  port,
  ca: readTarget().authority,
  servername,
});

/** Returns the payload of send_sms. */
export const smsPayload = (phone: string) => ({
  data: smsData(phone, readTarget().secrets),
});

/** Returns the codes sent to a number, oldest first. */
export async function sentCodes(phone: string): Promise<string[]> {
  return (await fetch(`${readTarget().smsUrl}?phone=${phone}`)).json();
}

/** Creates a visitor with a phone. */
export const newPhoneVisitor = () => new Visitor("mima.example", newAddress(), 1);

/** Returns a loopback address; each counts as a separate network. */
export const newAddress = () => `127.${[1, 2, 3].map(() => randomInt(2, 250)).join(".")}`;

export const newPhoneNumber = () => `177${String(randomInt(100_000_000)).padStart(8, "0")}`;
