import { test } from "../fixtures";
import { logIn } from "../support/desktop";
import { newPhone } from "../support/sandbox";
import { GATE_ACTION } from "./interrupted-actions";

test(`${GATE_ACTION.name} automatically after the visitor logs in`, async ({ page }) => {
  const expectResumed = await GATE_ACTION.begin(page);
  await logIn(page, newPhone());
  await expectResumed();
});
