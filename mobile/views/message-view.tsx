import type { IconName } from "@storefront/html/parts/icon";
import { Outcome } from "@storefront/html/parts/outcome";
import { type Child, useContext } from "hono/jsx";
import { AppearanceContext } from "../frame";
import { Screen } from "./screen";

interface Props {
  title: string;
  headline: string;
  text: string;
  icon?: IconName;
  children?: Child;
}

/** A page with a message: what happened, what was not lost, and the next step. */
export function MessageView({ title, headline, text, icon = "question", children }: Props) {
  const { home } = useContext(AppearanceContext).frame;
  return (
    <Screen title={title} back="/phone">
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
