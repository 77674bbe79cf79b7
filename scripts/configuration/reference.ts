import { readFileSync } from "node:fs";
import { marketplaceVariables } from "@storefront/marketplace/config";
import type * as z from "zod";
import { storefrontVariables } from "@/lib/env";

/** Generates the reference of all settings from the two schemas and .env.example. */

interface Variable {
  name: string;
  program: "both" | "storefront" | "marketplace";
  /** Default as written in the environment; "" without one. */
  standard: string;
  /** The validation message. */
  rule: string;
  meaning: string;
}

type Shape = Record<string, z.ZodType>;

/** Invalid for every variable, to obtain its validation message. */
const INVALID = "\u0000";

/** Returns the content of docs/configuration.md. */
export function configurationReference(): string {
  const example = readExample(readFileSync(".env.example", "utf8"));
  const [storefront, marketplace] = [storefrontVariables.shape, marketplaceVariables.shape];
  const names = [...new Set([...Object.keys(storefront), ...Object.keys(marketplace)])].sort();
  const variables = names.map((name) =>
    variableOf(name, storefront as Shape, marketplace as Shape, example),
  );
  const part = (title: string, program: Variable["program"]) =>
    `## ${title}\n\n${table(variables.filter((each) => each.program === program))}`;
  return `${[
    HEAD,
    part("Both programs", "both"),
    part("Storefront", "storefront"),
    part("Marketplace", "marketplace"),
    TAIL,
  ].join("\n\n")}\n`;
}

const HEAD = `# Configuration

Environment variables are read when a program starts. An empty variable counts as unset; an invalid one stops the start with
one line that names it. Generated from the two schemas (\`lib/env.ts\`, \`marketplace/config.ts\`) and
[.env.example](../.env.example) by \`npm run docs:configuration\`; a test compares them.`;

const TAIL = `## Providers

The marketplace also reads the variables of payment providers, SMS and WeChat login:
[payments](payments.md), [sms](sms.md), [wechat-login](wechat-login.md). A provider without any variable is off.`;

function variableOf(
  name: string,
  storefront: Shape,
  marketplace: Shape,
  example: Map<string, Example>,
): Variable {
  const field = storefront[name] ?? marketplace[name];
  if (!field) throw new Error(`no schema has ${name}`);
  const isBoth = name in storefront && name in marketplace;
  const program = name in storefront ? "storefront" : "marketplace";
  return {
    name,
    program: isBoth ? "both" : program,
    standard: example.get(name)?.value ?? "",
    rule: ruleOf(field),
    meaning: example.get(name)?.meaning ?? "",
  };
}

const ruleOf = (field: z.ZodType): string => {
  const parsed = field.safeParse(INVALID);
  return parsed.success ? "any text" : (parsed.error.issues[0]?.message ?? "");
};

/** A variable in .env.example: its default and the comment above it, which consecutive variables share. */
export interface Example {
  value: string;
  meaning: string;
}

/** Parses the text of .env.example. */
export function readExample(text: string): Map<string, Example> {
  const examples = new Map<string, Example>();
  let words: string[] = [];
  let previous = "";
  for (const line of text.split("\n")) {
    const [, name, value = ""] = /^([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    if (name) examples.set(name, { value, meaning: words.join(" ") });
    else if (line.startsWith("# ") && !line.startsWith("# ---")) {
      if (!previous.startsWith("# ")) words = [];
      words.push(line.slice(2).trim());
    }
    previous = line;
  }
  return examples;
}

function table(variables: readonly Variable[]): string {
  const cell = (text: string) => text.replaceAll("|", "\\|");
  const rows = variables.map(
    ({ name, standard, rule, meaning }) =>
      `| \`${name}\` | ${standard === "" ? "–" : `\`${standard}\``} | ${cell(rule)} | ${cell(meaning)} |`,
  );
  return ["| variable | default | value | meaning |", "| --- | --- | --- | --- |", ...rows].join(
    "\n",
  );
}
