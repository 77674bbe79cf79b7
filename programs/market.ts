import { runMarket } from "@storefront/operator/run-market";
import { selectSystems } from "./select-systems";

/** `npm run market`: operator commands (docs/payments.md, docs/catalogue.md). */
runMarket(process.argv.slice(2), selectSystems().openSystems);
