import { endWithComplaint } from "./complaint";
import { runMarketplace } from "./run-marketplace";

/** The marketplace's API alone. */
runMarketplace().catch(endWithComplaint);
