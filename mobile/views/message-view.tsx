/** @jsxImportSource hono/jsx */
import { type Child, useContext } from "hono/jsx";
import { AppearanceContext } from "../frame";
import type { IconName } from "./icon";
import { Outcome } from "./parts";
import { type Look, Screen } from "./screen";

interface Props {
  time: string;
  title: string;
  headline: string;
  text: string;
  icon?: IconName;
  look?: Look;
  children?: Child;
}

/** A page with a message: what happened, what was not lost, and the next step. */
export function MessageView({
  time,
  title,
  headline,
  text,
  icon = "question",
  look,
  children,
}: Props) {
  const { home } = useContext(AppearanceContext).frame;
  return (
    <Screen title={title} time={time} look={look ?? "app"} back="/phone">
      <Outcome icon={icon} mood="quiet" title={headline}>
        <p>{text}</p>
      </Outcome>
      <div class="stack">
        {children}
        <a class="button primary" href={home.href}>
          {home.label}
        </a>
      </div>
    </Screen>
  );
}
