/**
 * What a release says of itself: the section of its version in CHANGELOG.md.
 * @param version without a leading "v"
 * @throws Error when the changelog has no such section, or an empty one
 */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/[\s\]]/)[0]?.replace("[", "") === version);
  const notes = section?.slice(section.indexOf("\n")).trim() ?? "";
  if (notes === "") throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return notes;
}

/** @throws Error when a tag is not `v` and the version of package.json */
export function versionOfTag(tag: string, packageVersion: string): string {
  if (tag !== `v${packageVersion}`)
    throw new Error(`the tag ${tag} is not v${packageVersion}, the version of package.json`);
  return packageVersion;
}
