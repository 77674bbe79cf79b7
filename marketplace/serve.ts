import { runMarketplace } from "./run-marketplace";
import { exitOnStartupError } from "./startup-error";

/** The marketplace's API alone. */
runMarketplace().catch(exitOnStartupError);
