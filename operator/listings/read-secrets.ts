/** Limits of a text with one card secret per line. */
const MAX_LINES = 10_000;
const MAX_CHARACTERS = 500;

/** @returns the trimmed secrets without empty lines, or the problem of the text */
export function readSecrets(text: string): { secrets: string[] } | { problem: string } {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const secrets = lines.filter((line) => line !== "");
  if (secrets.length === 0) return { problem: "请填写卡密，每行一条" };
  if (secrets.length > MAX_LINES) {
    return { problem: `一次最多 ${MAX_LINES} 条，现在是 ${secrets.length} 条` };
  }
  const tooLong = lines.findIndex(({ length }) => length > MAX_CHARACTERS);
  if (tooLong >= 0) return { problem: `第 ${tooLong + 1} 行超过 ${MAX_CHARACTERS} 字` };
  const seen = new Map<string, number>();
  for (const [at, line] of lines.entries()) {
    if (line === "") continue;
    const first = seen.get(line);
    if (first !== undefined) return { problem: `第 ${at + 1} 行与第 ${first + 1} 行相同` };
    seen.set(line, at);
  }
  return { secrets };
}
