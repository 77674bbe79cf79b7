import { Fragment } from "react";
import { Loupe } from "@/components/bag/loupe";
import { Closing } from "../../parts/closing";
import { evenColumns } from "../../parts/custom-properties";
import { QuestionBand } from "../../parts/question-band";
import { Band } from "../../parts/section";
import type { LayoutProps } from "../layout-props";
import { BagHead } from "./bag-head";
import { Shapes } from "./shapes";
import { Stages } from "./stages";
import { Tag } from "./tag";

/** Consignment of bags: stages, grades, shapes, the tag and the creed, as far as the data has them, in its order. */
export function BagPage(page: LayoutProps<"bag">) {
  const { layout } = page;
  const { grades, shapes, tag, creed } = layout;
  const bands = {
    stages: <Stages {...layout.stages} />,
    grades: grades ? <Grades {...grades} /> : null,
    shapes: shapes ? <Shapes {...shapes} /> : null,
    tag: tag ? <Tag {...tag} /> : null,
    creed: creed ? <Creed {...creed} /> : null,
  };
  return (
    <>
      <BagHead page={page} />
      {layout.order.map((band) => (
        <Fragment key={band}>{bands[band]}</Fragment>
      ))}
      <QuestionBand {...layout.questions} surface="ground" />
      <Closing page={page} title={layout.closing} surface="primary" />
    </>
  );
}

/** The same corner of a bag under loupes, from unused to well used. */
function Grades({ title, lead, list }: NonNullable<LayoutProps<"bag">["layout"]["grades"]>) {
  return (
    <Band block={{ surface: "white", title, lead }}>
      <ol
        style={evenColumns(list.length)}
        className="mt-10 grid grid-cols-(--columns) gap-6 narrow:grid-cols-3 small:grid-cols-1"
      >
        {list.map(({ name, wear, text }) => (
          <li key={name} className="small:grid small:grid-cols-[110px_1fr] small:gap-x-5">
            <Loupe wear={wear} className="w-full small:row-span-2" />
            <h3 className="mt-3 text-center font-bold text-lg small:text-left">{name}</h3>
            <p className="mt-1 text-center text-soft small:text-left">{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** The services that the house offers and refuses, in large type. */
function Creed({ title, list }: NonNullable<LayoutProps<"bag">["layout"]["creed"]>) {
  return (
    <Band block={{ surface: "tint", title }}>
      <dl className="mt-6">
        {list.map(({ name, text }) => (
          <div
            key={name}
            className="grid grid-cols-[1fr_440px] items-baseline gap-10 border-rule border-b py-6 narrow:grid-cols-1 narrow:gap-2"
          >
            <dt className="font-bold text-2xl small:text-xl">{name}</dt>
            <dd className="text-base text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
