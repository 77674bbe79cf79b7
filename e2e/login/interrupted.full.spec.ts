import { test } from "../fixtures";
import { logIn } from "../support/desktop";
import { newPhone } from "../support/sandbox";
import { FURTHER_ACTS } from "./interrupted-acts";

for (const act of FURTHER_ACTS)
  test(`${act.name} by itself when the visitor has logged in`, async ({ page }) => {
    const expectGoneOn = await act.begin(page);
    await logIn(page, newPhone());
    await expectGoneOn();
  });
