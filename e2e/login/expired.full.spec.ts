import { test } from "../fixtures";
import { expectOneLoginDialog, OTHER_CODES } from "./expired-calls";

for (const code of OTHER_CODES) {
  test(`removes both cookies once and opens one dialog when several calls answer ${code}`, async ({
    page,
  }) => {
    await expectOneLoginDialog(page, code);
  });
}
