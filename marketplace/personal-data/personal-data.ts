/** The door of personal-data: what other modules and programs may use of it, besides its calls (routes.ts). */

export { closeAccount } from "./delete-account"; // Closes an account whose code was checked.
export { findBlockers } from "./deletion-blockers"; // Finds what has to end before an account may be closed.
export { erasePersonalData } from "./erase-personal-data"; // Removes what identifies a user, in the caller's transaction.
