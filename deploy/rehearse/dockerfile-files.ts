/**
 * What the Dockerfile copies from its build stage into the image of a target, the stages it stands on included, in the
 * Dockerfile's order. Paths are relative to the program's folder.
 * @throws Error when there is no such target
 */
export function filesOf(dockerfile: string, target: string): string[] {
  const stages = dockerfile.split(/^FROM /m).slice(1);
  const found = stages.find((stage) => new RegExp(`^\\S+ AS ${target}$`, "m").test(stage));
  if (found === undefined) throw new Error(`the Dockerfile has no target ${target}`);
  const [, base = ""] = /^(\S+) AS /.exec(found) ?? [];
  const isStage = stages.some((stage) => new RegExp(`^\\S+ AS ${base}$`, "m").test(stage));
  const own = [...found.matchAll(/^COPY --from=build \S+ \/app\/(\S+) \S+$/gm)].map(
    ([, path = ""]) => path,
  );
  return [...(isStage ? filesOf(dockerfile, base) : []), ...own];
}
