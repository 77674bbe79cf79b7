import { coverPaths } from "./drawn-pictures";
import { findPicture } from "./picture";

it("returns every listing's first picture once in each size of a list, all of them existing", () => {
  const paths = coverPaths();
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThan(400);
  expect(paths).toContain("/media/goods/1001-1.webp?w=320");
  for (const path of paths) {
    const { pathname, searchParams } = new URL(path, "http://marketplace");
    const name = pathname.replace("/media/", "");
    expect(findPicture(name, searchParams.get("w") ?? undefined)).not.toBeNull();
  }
});
