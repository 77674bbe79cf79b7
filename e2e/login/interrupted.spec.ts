import { test } from "../fixtures";
import { logIn } from "../support/desktop";
import { newPhone } from "../support/sandbox";
import { GATE_ACT } from "./interrupted-acts";

test(`${GATE_ACT.name} by itself when the visitor has logged in`, async ({ page }) => {
  const expectGoneOn = await GATE_ACT.begin(page);
  await logIn(page, newPhone());
  await expectGoneOn();
});
