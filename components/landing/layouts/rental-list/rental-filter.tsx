"use client";

import { type ReactNode, useId, useState } from "react";

interface Item {
  key: number;
  game: string;
  /** The compared value, in hundredths. */
  value: number;
  line: ReactNode;
}

interface Props {
  title: string;
  /** Name of the limited value: 每小时, 押金. */
  name: string;
  limits: readonly { text: string; most: number }[];
  items: readonly Item[];
}

/** Lines before the rest is unfolded. */
const FIRST = 10;

const CHIP =
  "h-9 rounded-full border border-line-strong bg-white px-4 hover:border-primary aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-white";

/** A list of rendered lines, narrowed down by a limit and a game. Without script it shows all of them. */
export function RentalFilter({ title, name, limits, items }: Props) {
  const heading = useId();
  const [most, setMost] = useState(Number.POSITIVE_INFINITY);
  const [game, setGame] = useState("");
  const shown = items.filter((it) => it.value <= most && (game === "" || it.game === game));
  const games = [...new Set(items.map((it) => it.game))];
  const reset = () => {
    setMost(Number.POSITIVE_INFINITY);
    setGame("");
  };
  if (items.length === 0) return <NoRentals title={title} />;
  return (
    <section aria-labelledby={heading}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id={heading} className="font-semibold text-2xl small:text-xl">
          {title}
        </h2>
        <p aria-live="polite" className="figures text-base text-soft">
          现在可租 {shown.length} 个
        </p>
      </div>
      <Choices name={name}>
        <Chip
          pressed={most === Number.POSITIVE_INFINITY}
          onClick={() => setMost(Number.POSITIVE_INFINITY)}
        >
          不限
        </Chip>
        {limits.map((limit) => (
          <Chip key={limit.text} pressed={most === limit.most} onClick={() => setMost(limit.most)}>
            {limit.text}
          </Chip>
        ))}
      </Choices>
      <Choices name="游戏">
        <Chip pressed={game === ""} onClick={() => setGame("")}>
          全部
        </Chip>
        {games.map((each) => (
          <Chip key={each} pressed={game === each} onClick={() => setGame(each)}>
            {each}
          </Chip>
        ))}
      </Choices>
      <div className="mt-6 overflow-hidden rounded-m bg-white shadow-card">
        {shown.length > 0 ? <Lines items={shown.slice(0, FIRST)} /> : null}
        {shown.length > FIRST ? (
          <details className="group border-line border-t">
            <summary className="cursor-pointer py-4 text-center text-base text-primary-strong hover:underline group-open:hidden">
              再看 {shown.length - FIRST} 个
            </summary>
            <Lines items={shown.slice(FIRST)} />
          </details>
        ) : null}
        {shown.length === 0 ? (
          <p className="flex flex-wrap items-center justify-center gap-4 px-5 py-12 text-base text-soft">
            这个条件下现在没有空着的号
            <Chip pressed={false} onClick={reset}>
              看全部 {items.length} 个
            </Chip>
          </p>
        ) : null}
      </div>
    </section>
  );
}

function NoRentals({ title }: { title: string }) {
  return (
    <>
      <h2 className="font-semibold text-2xl small:text-xl">{title}</h2>
      <p className="mt-6 rounded-m bg-white px-6 py-12 text-center text-base text-soft shadow-card">
        现在没有可租的号。有号空出来或上架后，会列在这里。
      </p>
    </>
  );
}

function Lines({ items }: { items: readonly Item[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((it) => (
        <li key={it.key}>{it.line}</li>
      ))}
    </ul>
  );
}

function Choices({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="mt-4 flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 w-14 text-soft leading-9">{name}</legend>
      {children}
    </fieldset>
  );
}

interface ChipProps {
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={pressed} onClick={onClick} className={CHIP}>
      {children}
    </button>
  );
}
