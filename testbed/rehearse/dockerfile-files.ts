/**
 * Lists what the Dockerfile copies from its build stage into a target's image, base stages included, in the
 * Dockerfile's order. Paths are relative to the program's folder.
 * @throws Error when the target does not exist
 */
export function filesOf(dockerfile: string, target: string): string[] {
  const stages = dockerfile.split(/^FROM /m).slice(1);
  const stage = stages.find((text) => new RegExp(`^\\S+ AS ${target}$`, "m").test(text));
  if (stage === undefined) throw new Error(`the Dockerfile has no target ${target}`);
  const [, base = ""] = /^(\S+) AS /.exec(stage) ?? [];
  const isStage = stages.some((text) => new RegExp(`^\\S+ AS ${base}$`, "m").test(text));
  const own = [...stage.matchAll(/^COPY --from=build \S+ \/app\/(\S+) \S+$/gm)].map(
    ([, path = ""]) => path,
  );
  return [...(isStage ? filesOf(dockerfile, base) : []), ...own];
}
