import { readFileSync } from "node:fs";
import { ConfigError } from "@storefront/platform/environment/config-error";
import {
  SAMPLE_MERCHANT,
  SAMPLE_MERCHANT_KEY,
  SAMPLE_PROVIDER_KEY,
  SAMPLE_WECHAT_APP,
} from "@storefront/platform/environment/sandbox-key-pairs";
import { withoutSlash } from "@storefront/platform/http/base-address";
import { publicHalf, readPrivateKey, readPublicKey } from "./read-key";

export type Env = Record<string, string | undefined>;

/** Every method throws ConfigError with one line that names the variable, never its value. */
export interface SettingReader {
  text(name: string, pattern: RegExp, rule: string): string;
  /** Keys and secrets may also be in a file, named by `<name>_FILE`. */
  secret(name: string, pattern: RegExp, rule: string): string;
  /** @returns PEM */
  privateKey(name: string): string;
  /** @returns PEM */
  publicKey(name: string): string;
  /** @returns an http(s) address without a trailing slash */
  address(name: string, fallback: string): string;
  /** @returns the first choice when the variable is not set */
  oneOf<T extends string>(name: string, choices: readonly [T, ...T[]]): T;
}

const SAMPLES: ReadonlySet<string> = new Set([
  SAMPLE_MERCHANT_KEY.publicKey,
  SAMPLE_PROVIDER_KEY.publicKey,
  SAMPLE_MERCHANT.wechatApiV3Key,
  SAMPLE_WECHAT_APP.appSecret,
]);

/** @param sandbox whether to accept the sample keys, which are public */
export function settingReader(env: Env, sandbox: boolean): SettingReader {
  const required = (name: string): string => {
    const value = env[name]?.trim();
    if (!value) throw new ConfigError(`${name} must be set`);
    return value;
  };
  const content = (name: string): string => {
    const file = env[`${name}_FILE`]?.trim();
    if (!file) return required(name);
    if (env[name]?.trim())
      throw new ConfigError(`${name} must not be set together with ${name}_FILE`);
    try {
      return readFileSync(file, "utf8").trim();
    } catch {
      throw new ConfigError(`${name}_FILE must name a file that can be read`);
    }
  };
  const refuseSample = (name: string, known: string) => {
    if (!sandbox && SAMPLES.has(known)) {
      throw new ConfigError(`${name} must not be the sample value unless SANDBOX=1`);
    }
  };
  const key = (name: string, read: (text: string) => string | null, rule: string): string => {
    const pem = read(content(name));
    if (pem === null) throw new ConfigError(`${name} ${rule}`);
    return pem;
  };
  return {
    text(name, pattern, rule) {
      const value = required(name);
      if (!pattern.test(value)) throw new ConfigError(`${name} ${rule}`);
      return value;
    },
    secret(name, pattern, rule) {
      const value = content(name);
      if (!pattern.test(value)) throw new ConfigError(`${name} ${rule}`);
      refuseSample(name, value);
      return value;
    },
    privateKey(name) {
      const pem = key(name, readPrivateKey, "must be an RSA private key (PEM or base64)");
      refuseSample(name, publicHalf(pem));
      return pem;
    },
    publicKey(name) {
      const pem = key(name, readPublicKey, "must be an RSA public key (PEM or base64)");
      refuseSample(name, pem);
      return pem;
    },
    address(name, fallback) {
      const value = env[name]?.trim() || fallback;
      const { protocol } = URL.canParse(value) ? new URL(value) : { protocol: "" };
      if (!/^https?:$/.test(protocol)) throw new ConfigError(`${name} must be an http(s) address`);
      return withoutSlash(value);
    },
    oneOf(name, choices) {
      const value = env[name]?.trim() || choices[0];
      const chosen = choices.find((choice) => choice === value);
      if (chosen === undefined) {
        throw new ConfigError(`${name} must be one of ${choices.join(", ")}`);
      }
      return chosen;
    },
  };
}
