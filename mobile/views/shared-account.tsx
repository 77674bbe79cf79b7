import { SHARED_ACCOUNT, sharedAccountText } from "@storefront/contract/account/shared-account";
import { useContext } from "hono/jsx";
import { AppearanceContext } from "../frame";

/** Says once, after the first login on a brand's site, that the account is the same on the sites of other brands. */
export function SharedAccount() {
  const { sharedBrands } = useContext(AppearanceContext);
  if (sharedBrands.length === 0) return null;
  return (
    <section class="card shared-account stack-8" role="status" aria-label={SHARED_ACCOUNT.label}>
      <h2 class="card-title">{SHARED_ACCOUNT.title}</h2>
      <p>{sharedAccountText(sharedBrands)}</p>
      <a href="/phone/orders">{SHARED_ACCOUNT.orders}</a>
    </section>
  );
}
