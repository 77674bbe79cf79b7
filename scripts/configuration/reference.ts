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
  /** What the validation message requires. */
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
  // The schemas do not have the settings of nginx and of tests.
  const listOf = (title: string) =>
    list(groupByMeaning([...example].filter(([, { section }]) => section === title)));
  const part = (title: string, program: Variable["program"]) =>
    `## ${title}\n\n${lines(variables.filter((each) => each.program === program))}`;
  return `${[
    HEAD,
    part("Both programs", "both"),
    part("Storefront", "storefront"),
    part("Marketplace", "marketplace"),
    `## Providers\n\n${PROVIDERS}`,
    `## nginx\n\n${listOf("nginx")}`,
    `## Containers\n\n${CONTAINERS}\n\n${list(groupByMeaning(ofContainersAlone([...names, ...example.keys()])))}`,
    `## Tests\n\n${listOf("tests")}`,
  ].join("\n\n")}\n`;
}

/** Settings of compose.yml itself, besides those of programs. */
function ofContainersAlone(ofPrograms: readonly string[]): [string, Example][] {
  const example = readExample(readFileSync("deploy/compose.env.example", "utf8"));
  return [...example].filter(([name]) => !ofPrograms.includes(name));
}

const HEAD = `# Configuration

Programs read environment variables when they start. An empty variable counts as unset; an invalid one stops the start with one line that names
it. \`npm run docs:configuration\` generates this page from the schemas and [.env.example](../.env.example).`;

const PROVIDERS = `[Payments](payments.md#settings), [SMS](sms.md) and [WeChat login](wechat-login.md#settings) list theirs. Set all that a provider
requires, or none to leave it off. The sandbox simulates them all.`;

const CONTAINERS = `\`sh deploy/prepare-env.sh\` makes \`.env\` from [compose.env.example](../deploy/compose.env.example). \`compose.yml\` reads it
and passes the variables above to the programs.`;

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
  if (parsed.success) return "text";
  // Some messages repeat the value.
  const message = (parsed.error.issues[0]?.message ?? "").replace(`, not ${INVALID}`, "");
  return message.replace(
    /^must (?:be|have) (?:an integer from |the form |an? number of \w+, |an? )?/,
    "",
  );
};

/** A variable in .env.example: its default and the comment above it, which consecutive variables share. */
export interface Example {
  value: string;
  meaning: string;
  /** The words of the last `# --- section ---` above it. */
  section: string;
}

/** Parses the text of .env.example. */
export function readExample(text: string): Map<string, Example> {
  const examples = new Map<string, Example>();
  let words: string[] = [];
  let previous = "";
  let section = "";
  for (const line of text.split("\n")) {
    const [, name, value = ""] = /^([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    section = /^# --- (.+) ---$/.exec(line)?.[1] ?? section;
    if (name) examples.set(name, { value, meaning: words.join(" "), section });
    else if (line.startsWith("# ") && !line.startsWith("# ---")) {
      if (!previous.startsWith("# ")) words = [];
      words.push(line.slice(2).trim());
    }
    previous = line;
  }
  return examples;
}

/** A line for each variable: name, default and accepted values, meaning. */
const lines = (variables: readonly Variable[]): string =>
  variables
    .map(({ name, standard, rule, meaning }) => {
      const values = [standard && `\`${standard}\``, rule].filter((text) => text !== "").join("; ");
      return `- \`${name}\` (${values}): ${meaning}`;
    })
    .join("\n");

const withDefault = (name: string, value: string): string =>
  value === "" ? `\`${name}\`` : `\`${name}\` (\`${value}\`)`;

/** Variables that share a comment, by that comment. */
function groupByMeaning(examples: readonly [string, Example][]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [name, { meaning, value }] of examples) {
    groups.set(meaning, [...(groups.get(meaning) ?? []), withDefault(name, value)]);
  }
  return groups;
}

const list = (groups: Map<string, string[]>): string =>
  [...groups].map(([meaning, names]) => `- ${names.join(", ")}: ${meaning}`).join("\n");
