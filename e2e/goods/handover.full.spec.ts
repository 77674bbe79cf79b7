import { expect, test } from "../fixtures";
import { expectAccessible } from "../support/expect-accessible";
import { expectAppDialog, FURTHER_CASES } from "./app-only-cases";

for (const listing of FURTHER_CASES)
  test(`opens the download dialog when ${listing.name} is bought`, async ({
    page,
    buyer: _buyer,
  }) => {
    const app = await expectAppDialog(page, listing);
    expect((await app.boundingBox())?.width).toBe(450);
    await expectAccessible(page);
  });
