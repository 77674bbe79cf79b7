import { expect, test } from "../fixtures";
import { buyOnHost, findJourneys, logInOnHost, rentOnHost } from "./journeys";

/** Longer than any rental that a test begins. */
const DAY_S = 86_400;

/**
 * Declares the tests of a host: a login, and the purchase and the rental that its start page leads to.
 * @param expected what the host must offer
 */
export function testJourneys(brand: string, expected: { buy?: true; rent?: true } = {}): void {
  test.describe(brand, () => {
    test.use({ brand });

    test(`logs in on the host of ${brand}`, async ({ page }) => {
      await logInOnHost(page);
    });

    test(`buys and rents what the host of ${brand} shows`, async ({
      page,
      mobile,
      buyer,
      sandbox,
    }) => {
      // A purchase and a rental on two devices.
      test.slow();
      await sandbox.advanceClock(DAY_S);
      const { buy, rent } = await findJourneys();
      if (expected.buy) expect(buy).not.toBeNull();
      if (expected.rent) expect(rent).not.toBeNull();
      expect(buy ?? rent).not.toBeNull();
      if (buy !== null) await buyOnHost(page, buyer, buy);
      if (rent !== null) await rentOnHost(page, mobile, rent);
    });
  });
}
