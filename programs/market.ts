import { runMarket } from "@/operator/run-market";
import { sandboxWhereOn } from "./sandbox/sandbox-where-on";

/** `npm run market`: operator commands (docs/payments.md, docs/catalogue.md). */
runMarket(process.argv.slice(2), sandboxWhereOn().openSystems);
