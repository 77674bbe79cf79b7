/** Whether a crawler may fetch an address, path and query, of the host. */
export type MayFetch = (address: string) => boolean;

/** Reads the rules of a robots.txt for any crawler (RFC 9309): the longest matching rule decides, `Allow` among equals. */
export function readRobots(text: string): MayFetch {
  const rules = rulesForAll(text);
  return (address) => {
    const matching = rules.filter(({ pattern }) => pattern.test(address));
    const longest = Math.max(0, ...matching.map(({ length }) => length));
    const deciding = matching.filter(({ length }) => length === longest);
    return deciding.length === 0 || deciding.some(({ allows }) => allows);
  };
}

interface Rule {
  allows: boolean;
  pattern: RegExp;
  length: number;
}

function rulesForAll(text: string): Rule[] {
  const rules: Rule[] = [];
  let isForAll = false;
  for (const line of text.split("\n")) {
    const [, name = "", value = ""] = /^([a-z-]+):\s*(\S*)/i.exec(line) ?? [];
    const field = name.toLowerCase();
    if (field === "user-agent") isForAll = value === "*";
    if (isForAll && value !== "" && (field === "allow" || field === "disallow"))
      rules.push({ allows: field === "allow", pattern: toPattern(value), length: value.length });
  }
  return rules;
}

/** `*` matches any characters, `$` at the end the end of the address. */
function toPattern(value: string): RegExp {
  const isWhole = value.endsWith("$");
  const parts = (isWhole ? value.slice(0, -1) : value).split("*");
  const escaped = parts.map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${escaped.join(".*")}${isWhole ? "$" : ""}`);
}
