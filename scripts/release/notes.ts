/**
 * Returns the release notes: the version's section of CHANGELOG.md.
 * @param version without a leading "v"
 * @throws Error when the section is missing or empty
 */
export function releaseNotes(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/[\s\]]/)[0]?.replace("[", "") === version);
  const notes = section?.slice(section.indexOf("\n")).trim() ?? "";
  if (notes === "") throw new Error(`CHANGELOG.md has no section for ${version}`);
  return notes;
}

/** Returns the version of a tag. @throws Error unless the tag is `v` followed by the version of package.json */
export function versionOfTag(tag: string, packageVersion: string): string {
  if (tag !== `v${packageVersion}`)
    throw new Error(`the tag ${tag} is not v${packageVersion}, the version of package.json`);
  return packageVersion;
}
