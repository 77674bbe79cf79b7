// @ts-check

/** Name of the meta element with which a page sets its status to 404. */
export const PAGE_STATUS = "page-status";
