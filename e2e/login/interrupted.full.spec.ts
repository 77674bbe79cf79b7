import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { test } from "../fixtures";
import { logIn } from "../support/desktop";
import { INTERRUPTED_ACTIONS } from "./interrupted-actions";

for (const action of INTERRUPTED_ACTIONS)
  test(`${action.name} automatically after the visitor logs in`, async ({ page }) => {
    const expectResumed = await action.begin(page);
    await logIn(page, newPhone());
    await expectResumed();
  });
