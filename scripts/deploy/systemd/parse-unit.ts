/** Sections of a unit file with the values of each directive, in their order. */
export type Unit = Record<string, Record<string, string[]>>;

/** Parses a unit file of systemd (systemd.syntax(7)). @throws Error naming a line that is neither */
export function parseUnit(text: string): Unit {
  const unit: Unit = {};
  let section: Record<string, string[]> | undefined;
  for (const line of text.split("\n").map((each) => each.trim())) {
    if (line === "" || line.startsWith("#")) continue;
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? [];
    const [, name, value = ""] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (title) {
      section = unit[title] ??= {};
    } else if (name && section) {
      section[name] = [...(section[name] ?? []), value];
    } else {
      throw new Error(`neither a section nor a directive: ${line}`);
    }
  }
  return unit;
}
