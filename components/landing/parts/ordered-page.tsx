import type { OrderedLayout } from "@storefront/brands/layouts/views";
import { Fragment, type ReactNode } from "react";
import type { LandingProps } from "../landing-props";
import { Closing } from "./closing";
import { QuestionBand } from "./question-band";

interface Props<Name extends string> {
  page: LandingProps & { layout: OrderedLayout<Name> };
  head: ReactNode;
  bands: Readonly<Record<Name, ReactNode>>;
}

/** The first view, the bands in the order of the page's data, its questions and its last sentence. */
export function OrderedPage<Name extends string>({ page, head, bands }: Props<Name>) {
  const { order, questions, closing } = page.layout;
  return (
    <>
      {head}
      {order.map((band) => (
        <Fragment key={band}>{bands[band]}</Fragment>
      ))}
      <QuestionBand {...questions} />
      <Closing page={page} title={closing} />
    </>
  );
}
