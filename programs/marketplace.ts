import { endWithComplaint } from "@/marketplace/complaint";
import { runMarketplace } from "@/marketplace/run-marketplace";
import { composeApp } from "./compose-app";

/** What `npm start` runs as the marketplace: its API with the mobile site, and the sandbox's pages if it is on. */
runMarketplace(composeApp).catch(endWithComplaint);
