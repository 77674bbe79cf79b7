import { test } from "../fixtures";
import { expectScriptPolicy, OTHER_PAGES } from "./expect-script-policy";

for (const path of OTHER_PAGES) {
  test(`runs own scripts and no injected ones on ${path}`, {
    tag: "@readonly",
  }, async ({ context }) => {
    await expectScriptPolicy(context, path);
  });
}
