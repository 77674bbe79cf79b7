import type { BandName } from "@storefront/brands/layouts/sell-bands";
import type { ReactNode } from "react";
import { Marks } from "../dossier/marks";
import { Rise } from "../estimate/rise";
import { Factors } from "../notebook/factors";
import { Shots } from "../notebook/shots";
import { Spread } from "../quotation/spread";
import { Book } from "../sale/book";
import { Outcomes } from "../sale/outcomes";
import { Rates } from "../value/rates";
import type { BandProps } from "./band-props";
import { Fees } from "./fees";
import { Hours } from "./hours";
import { Pair } from "./pair";
import { QuestionLooks } from "./question-looks";
import { Reviews } from "./reviews";
import { Rows } from "./rows";
import { Words } from "./words";

/** Components that draw the bands of sell and value pages. */
export const BAND_VIEWS: { [Name in BandName]: (props: BandProps<Name>) => ReactNode } = {
  words: Words,
  pair: Pair,
  ask: QuestionLooks,
  fees: Fees,
  hours: Hours,
  rows: Rows,
  reviews: Reviews,
  rise: Rise,
  outcomes: Outcomes,
  book: Book,
  spread: Spread,
  shots: Shots,
  factors: Factors,
  marks: Marks,
  rates: Rates,
};
