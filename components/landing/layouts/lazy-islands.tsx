"use client";

import dynamic from "next/dynamic";

/**
 * Where a visitor acts on a landing page. All landing pages are one route, whose script would hold the islands of every
 * layout; each is a script of its own, which only the pages that show it load. They are rendered on the server as well.
 */
export const PocketEstimator = dynamic(() =>
  import("../estimate/pocket-estimator").then((module) => module.PocketEstimator),
);

export const ClawsEstimator = dynamic(() =>
  import("../estimate/claws-estimator").then((module) => module.ClawsEstimator),
);

export const AccountEstimator = dynamic(() =>
  import("./estimate/account-estimator").then((module) => module.AccountEstimator),
);

export const RentalFilter = dynamic(() =>
  import("./rental-list/rental-filter").then((module) => module.RentalFilter),
);
