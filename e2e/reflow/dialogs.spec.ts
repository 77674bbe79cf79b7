import { test } from "../fixtures";
import { openConfirm, openGoods } from "../support/desktop";
import { expectDialogFits } from "../support/expect-dialog-fits";

test("fits the confirm dialog into a zoomed window", async ({ page, buyer: _buyer }) => {
  await openGoods(page, 1013);
  await expectDialogFits(page, await openConfirm(page), ["提交订单"]);
});
