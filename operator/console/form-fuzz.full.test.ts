import { operators } from "@storefront/marketplace/database/schema";
import type { composeApp } from "@storefront/programs/compose-app";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { type ConsoleBrowser, consoleBrowser } from "@storefront/testbed/operator/console-browser";
import { useSite } from "@storefront/testbed/operator/use-console";
import { addOperator } from "../access/manage-operators";
import { beginSession } from "../access/sessions";

/** Posts every form that the console registers: without fields, and as its page has it with one field missing. */

type Site = ReturnType<typeof composeApp>;
type Fields = Record<string, string>;

const test = useSite({ resets: false });
let owner: ConsoleBrowser;
let orderNum: string;
beforeAll(async () => {
  await test.reset();
  const { order } = await placeOrder(test, 1);
  await settlePayment(test.deps, order.order_num);
  orderNum = order.order_num;
  await addOperator(test.deps, "lin", "owner");
  const [operator] = await test.deps.db.select({ id: operators.id }).from(operators);
  owner = consoleBrowser(
    test.site,
    await beginSession(test.deps.db, operator?.id ?? 0, new Date()),
  );
});

/** Ends the session of the other requests. */
const LAST = "/admin/logout";

/** @returns the console's routes of a method, in the order in which they may be called */
function routesOf(site: Site, method: string): string[] {
  const paths = site.routes
    .filter((route) => route.method === method && route.path.startsWith("/admin"))
    .map(({ path }) => path);
  return [...new Set(paths)].sort((a, b) => Number(a === LAST) - Number(b === LAST));
}

/** Values of a route's parameters: of what exists, and of what does not. */
const EXISTING: Fields = {
  goodsId: "1010",
  orderNum: "",
  slug: "yaorizhange",
  userId: "1",
  id: "1",
};

/** @returns addresses of a route: with the parameters that exist, and with others */
function addressesOf(route: string, links: readonly string[]): string[] {
  const fill = (values: Fields) =>
    route.replace(/:(\w+)(?:\{[^/]*\})?/g, (_, name: string) => values[name] ?? "1");
  const pattern = new RegExp(
    `^${route.replace(/:\w+(?:\{((?:[^{}]|\{[^}]*\})*)\})?/g, (_, rule: string) => rule ?? "[^/]+")}$`,
  );
  const linked = links.filter((link) => pattern.test(link)).slice(0, 2);
  return [...new Set([...linked, fill({ ...EXISTING, orderNum }), fill({})])];
}

const textOf = (html: string) =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

/** @returns the forms of a page by address, with the fields that a browser would send; empty ones with "1" */
function formsOf(html: string): [action: string, fields: Fields][] {
  return [...html.matchAll(/<form ([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(
    ([, head = "", body = ""]) => {
      const action = /action="([^"]+)"/.exec(head)?.[1];
      if (action === undefined || !/method="post"/.test(head)) return [];
      const fields: Fields = {};
      for (const [tag, name = ""] of body.matchAll(
        /<(?:input|textarea|select|button)[^>]* ?name="([^"]+)"[^>]*>/g,
      ))
        fields[textOf(name)] = textOf(/ value="([^"]*)"/.exec(tag)?.[1] ?? "") || "1";
      return [[textOf(action), fields] as [string, Fields]];
    },
  );
}

it("answers no form with status 500 when fields are missing", async () => {
  const pages = routesOf(test.site, "GET");
  const forms = new Map<string, Fields>();
  const links = new Set<string>();
  for (const _ of ["lists", "what they link to"]) {
    for (const path of pages.flatMap((route) => addressesOf(route, [...links]))) {
      const { html, status } = await owner.get(path);
      expect([path, status < 500]).toEqual([path, true]);
      for (const [, link = ""] of html.matchAll(/href="(\/admin[^"?#]*)/g)) links.add(link);
      for (const [action, fields] of formsOf(html)) forms.set(action, fields);
    }
  }
  const routes = routesOf(test.site, "POST");
  const answers: [string, string, number][] = [];
  const post = async (path: string, fields: Fields, what: string) => {
    await owner.get("/admin");
    answers.push([path, what, (await owner.post(path, fields)).status]);
  };
  for (const route of routes) {
    for (const path of addressesOf(route, [...forms.keys()])) {
      await post(path, {}, "nothing");
      const fields = forms.get(path);
      for (const missing of Object.keys(fields ?? {}).filter((name) => !name.startsWith("form_"))) {
        const { [missing]: _, form_token: _token, form_key: _key, ...rest } = fields ?? {};
        await post(path, rest, missing);
      }
    }
  }
  expect(routes.length).toBeGreaterThan(40);
  expect(answers.filter(([, , status]) => status >= 500)).toEqual([]);
}, 300_000);
