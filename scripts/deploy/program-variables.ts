import { readFileSync } from "node:fs";

/** Readers of provider settings whose variables may also name a file. */
const IN_FILES = /^(?:secret|privateKey|publicKey)$/;

/** @returns the variables of payment, SMS and login providers, with those that name files of keys */
export function providerVariables(): string[] {
  return ["payments", "sms", "wechat-login"].flatMap((area) => {
    const reader = readFileSync(`marketplace/providers/${area}/read-settings.ts`, "utf8");
    const names = [...reader.matchAll(/(\w+)\(\s*"([A-Z][A-Z0-9_]*[A-Z0-9])"/g)];
    return names.flatMap(([, kind = "", name = ""]) =>
      IN_FILES.test(kind) ? [name, `${name}_FILE`] : [name],
    );
  });
}

/** The variables that a script of the shell expands. */
export const variablesOfScript = (file: string): string[] => [
  ...new Set(
    [...readFileSync(file, "utf8").matchAll(/(?:\$\{?|getenv \w+ )([A-Z][A-Z0-9_]+)/g)].map(
      ([, name = ""]) => name,
    ),
  ),
];

/** Whether a variable's value must be kept from the programs that do not read it. */
export const isSecret = (name: string): boolean =>
  /(?:KEY|SECRET|PASSWORD|AUTH|_IV|TOKENS|DATABASE_URL|REDIS_URL)(?:_FILE)?$/.test(name);
