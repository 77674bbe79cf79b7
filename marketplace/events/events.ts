/** The door of events: what other modules and programs may use of it. */

/** Records once for each order that a deadline of its buyer is near. */
export { announceDeadlines } from "./announce-deadlines";
/** Deletes events after a week, except the newest one, which says where the log ends. */
export { deleteOldEvents } from "./delete-old-events";
/** Reads a user's events after one (product §7), by their place in the user's log. */
export { readEvents } from "./read-events";
/** Moves what has happened to users to the log that their browsers follow, in an order that is final, and wakes the storefronts of these users through the outbox of pages (services/goods/change-outbox.ts). */
export { recordEvents } from "./record-events";
