import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { findDataErrors } from "@storefront/testbed/markup/find-data-errors";
import { findMarkupErrors } from "@storefront/testbed/markup/find-markup-errors";
import { expect } from "../fixtures";

/**
 * Requests a page of a brand and expects no structural error in its document, nor in its structured data.
 * @param status of the answer, 200 by default
 */
export async function expectSoundMarkup(brand: string, path: string, status = 200): Promise<void> {
  const answer = await requestHost(onBrand(brand), path);
  expect(answer.status, path).toBe(status);
  expect(await findMarkupErrors(answer.body), `${brand}${path}`).toEqual([]);
  expect(findDataErrors(answer.body), `${brand}${path}`).toEqual([]);
}
