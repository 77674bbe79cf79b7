"use client";

import { createContext } from "react";

/** Whether the host has the boosting page, to which 再来一单 of a boost leads. */
export const BoostOffer = createContext(true);
