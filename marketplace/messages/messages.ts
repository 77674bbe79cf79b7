/** The door of messages: what other modules and programs may use of it. */

export {
  /** Stores what a user wants to be told of a listing (product §7). */
  addAlert,
  /** Deletes an alert of the user. */
  deleteAlert,
} from "./alerts/change-alerts";
/** Reads a user's alerts with their listings as they are now, newest first. */
export { readAlerts } from "./alerts/read-alerts";
/** Tells users of changes that triggers have marked, each in a transaction of its own. */
export { sendAlerts } from "./alerts/send-alerts";
/** Adds an answer of the seller or the platform, and marks earlier messages as read by staff. */
export { answerMessage } from "./answer-message";
/** Reads what the platform last told or answered the buyer of an order; null for nothing. */
export { lastPlatformMessage } from "./last-platform-message";
/** Tells a buyer what the platform did with an order, or what has changed of a listing, in the platform's conversation about it. */
export { postNotification } from "./post-notification";
export {
  /** Switches notifications of a saved search on or off. */
  changeSavedSearch,
  /** Deletes a saved search of the user. */
  deleteSavedSearch,
} from "./saved-searches/change-searches";
/** Reads a user's saved searches, newest first. */
export { readSavedSearches } from "./saved-searches/read-searches";
/** Saves a search (product §7); the user is notified of its listings from now on. */
export { saveSearch } from "./saved-searches/save-search";
/** Tells users of new listings that match their saved searches, each in a transaction of its own. */
export { sendSearchNotifications } from "./saved-searches/send-search-notifications";
/** Finds or creates the conversation and locks its row, so that message ids grow in commit order. */
export { openConversation } from "./send-message";
export {
  type ShownMessage,
  /** Reads the page before a message, oldest first, and whether there are older ones. */
  showMessages,
} from "./show-messages";
/** Deletes SMS after 30 days of the database's clock: their times are of that clock. */
export { deleteOldSms } from "./sms/delete-old-sms";
/** Sends the SMS that are due, each at most once. */
export { sendDueSms } from "./sms/send-due-sms";
export {
  /** Stores what a user wants to be told from now on. */
  chooseSms,
  /** Reads what a user has chosen to be told by SMS (product §7). */
  readSmsChoices,
} from "./sms/sms-choices";
