import { test } from "../fixtures";
import { expectSoundMarkup } from "./expect-sound-markup";
import { MAIN_PAGE_TYPES } from "./page-types";

for (const [name, brand, path] of MAIN_PAGE_TYPES) {
  test(`writes the ${name} as the HTML standard asks`, { tag: "@readonly" }, async () => {
    await expectSoundMarkup(brand, path);
  });
}
