import * as z from "zod";
import { readNetworks } from "../http/networks";

/** Addresses and networks, separated by commas. Not next to the other fields: middleware reads those, too. */
export const networksField = z.string().superRefine((text, context) => {
  try {
    readNetworks(text);
  } catch (error) {
    context.addIssue({ code: "custom", message: (error as Error).message });
  }
});
