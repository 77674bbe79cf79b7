// @ts-check

/** The name of the meta element by which a page says that what was requested does not exist. */
export const PAGE_STATUS = "page-status";
