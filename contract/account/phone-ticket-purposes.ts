/** Purposes of a ticket: each has its own pages on the mobile site. */
export const TICKET_PURPOSES = ["rent", "group", "boost"] as const;
export type TicketPurpose = (typeof TICKET_PURPOSES)[number];

/** Parameter of links to the mobile site with a ticket. */
export const TICKET_PARAMETER = "ticket";

/** Pages of the mobile site, each with the parameter that names the ordered listing or group; a group's own page first. */
export const TICKET_PAGES: Readonly<Record<TicketPurpose, { pages: string[]; subject: string }>> = {
  rent: { pages: ["rentOrder"], subject: "goodsId" },
  group: { pages: ["group", "groupOrder"], subject: "goodsId" },
  boost: { pages: ["game"], subject: "game_id" },
};
