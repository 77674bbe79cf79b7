import { systemClock } from "@storefront/marketplace/clock";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { COMMAND_ARGS } from "@storefront/testbed/operator/actions/command-args";
import { EVERY_ACTION } from "@storefront/testbed/operator/actions/every-action";
import { COMMANDS } from "../commands/run-command";
import { createConsole } from "./create-console";

/** What every-action.full.test.ts performs, to show that no money leaves without an authorization. */

const app = useTestApp({}, { resets: false });

test("every form of the console can be performed by a test", () => {
  const { routes } = createConsole({ deps: app.deps, realClock: systemClock() });
  const forms = routes.filter(({ method }) => method !== "GET" && method !== "ALL");
  expect(forms.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
    Object.keys(EVERY_ACTION)
      .map((path) => `POST ${path}`)
      .sort(),
  );
});

test("every command can be run by a test", () => {
  expect(COMMANDS.map(({ name }) => name).sort()).toEqual(Object.keys(COMMAND_ARGS).sort());
});
