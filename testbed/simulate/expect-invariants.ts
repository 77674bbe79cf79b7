import { INVARIANTS } from "./invariants/list";
import { Violation } from "./violation";
import type { World } from "./world";

/** Checks the invariants whose tables the last step has written to. @throws Violation of the first that does not hold */
export async function expectInvariants(world: World, written: ReadonlySet<string>): Promise<void> {
  for (const { name, tables, find } of INVARIANTS) {
    if (!tables.some((table) => written.has(table))) continue;
    const [detail] = await find(world);
    if (detail !== undefined) throw new Violation(name, detail);
  }
}
