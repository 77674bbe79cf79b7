"use client";

import dynamic from "next/dynamic";

/**
 * The interactive parts of landing pages. All landing pages are one route; a common script would hold the islands of
 * every layout. So each island is a script of its own, loaded only by the pages that show it. They are rendered on the
 * server as well.
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
