import * as z from "zod";
import { readNetworks } from "../http/networks";

/** Addresses and networks, separated by commas. Not beside the other fields, which middleware reads too. */
export const networksField = z.string().superRefine((text, context) => {
  try {
    readNetworks(text);
  } catch (error) {
    context.addIssue({ code: "custom", message: (error as Error).message });
  }
});
