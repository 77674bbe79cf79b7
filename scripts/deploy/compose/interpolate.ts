/** Variables of .env and of the shell. */
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Replaces variables in a value of compose.yml as Docker Compose does: `${NAME}`, `${NAME:-default}`, which may contain
 * variables, `${NAME:?reason}`, and `$$` for a dollar sign.
 * @throws Error `required variable NAME is missing a value: reason`
 */
export function interpolate(text: string, variables: Variables): string {
  let result = "";
  let at = 0;
  while (at < text.length) {
    if (text.startsWith("$$", at)) {
      result += "$";
      at += 2;
    } else if (text.startsWith("${", at)) {
      const end = closingBrace(text, at + 2);
      result += resolve(text.slice(at + 2, end), variables);
      at = end + 1;
    } else if (text[at] === "$") {
      throw new Error(`a single $ in ${text}: write $$ or braces`);
    } else {
      result += text[at];
      at += 1;
    }
  }
  return result;
}

/** @returns the index of the brace that closes one that was opened before `from` */
function closingBrace(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text.startsWith("${", at)) depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`no closing brace in ${text}`);
}

function resolve(expression: string, variables: Variables): string {
  const [, name = "", operator, rest = ""] =
    /^([A-Z][A-Z0-9_]*)(?:(:-|:\?)([\s\S]*))?$/.exec(expression) ?? [];
  if (name === "") throw new Error(`not a variable: ${expression}`);
  const value = variables[name] ?? "";
  if (value !== "" || operator === undefined) return value;
  if (operator === ":-") return interpolate(rest, variables);
  throw new Error(`required variable ${name} is missing a value: ${rest}`);
}
