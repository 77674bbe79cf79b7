import { runMarketplace } from "./run-marketplace";
import { exitOnStartupError } from "./startup-error";

/** Serves only the marketplace's API. */
runMarketplace().catch(exitOnStartupError);
