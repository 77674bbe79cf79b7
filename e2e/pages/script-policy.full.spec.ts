import { test } from "../fixtures";
import { expectScriptPolicy, OTHER_PAGES } from "./expect-script-policy";

for (const path of OTHER_PAGES) {
  test(`runs the page's own scripts and no injected one when ${path} is opened`, {
    tag: "@readonly",
  }, async ({ context }) => {
    await expectScriptPolicy(context, path);
  });
}
