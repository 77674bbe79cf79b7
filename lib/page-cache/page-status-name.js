// @ts-check

/** The name of the meta element by which a page says that what was asked for does not exist. */
export const PAGE_STATUS = "page-status";
