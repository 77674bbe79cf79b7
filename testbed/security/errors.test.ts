import { PATHS } from "@storefront/contract/http/paths";
import { Visitor } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S13: errors name the cause and nothing about the implementation. */

const BODIES = [
  "",
  "{",
  "null",
  "[]",
  '"text"',
  "1e999",
  '{"__proto__":{"admin":true}}',
  `{"order_num":${"[".repeat(200)}${"]".repeat(200)}}`,
  `{"order_num":"\\u0000","goods_id":-1,"quantity":1e308,"k":{"a":1}}`,
  `{"phone":"${"9".repeat(5_000)}"}`,
  "\xff\xfe\x00",
];
const QUERIES = [
  "?a=%00",
  "?goods_id=%ff",
  "?order_num[]=1&order_num[]=2",
  "?page=1e999",
  "?k=%F0%28",
];

const INSIDES =
  /\n\s*at |node_modules|\/work\/|\.tsx?:\d|PostgresError|DrizzleQuery|ECONN|select .* from|ZodError/i;

test.each(["storefront", "marketplace"] as const)(
  "%s reveals no implementation details in errors",
  async (program) => {
    const visitor = await new Visitor().login();
    const prefix = program === "storefront" ? "/api" : "";
    let answers = 0;
    for (const { method, path } of Object.values(PATHS)) {
      for (const sent of method === "GET" ? QUERIES : BODIES) {
        const target = prefix + path + (method === "GET" ? sent : "");
        const answer = await visitor.send(target, {
          ...(program === "storefront" ? {} : { port: readTarget().internal }),
          method,
          headers: { "Content-Type": "application/json" },
          ...(method === "GET" ? {} : { body: sent }),
        });
        answers += 1;
        expect([target, sent.slice(0, 40), answer.status < 500]).toEqual([
          target,
          sent.slice(0, 40),
          true,
        ]);
        expect([target, INSIDES.exec(answer.body + JSON.stringify(answer.headers))]).toEqual([
          target,
          null,
        ]);
        expect(typeof JSON.parse(answer.body).code).toBe("number");
      }
    }
    recordFigure("S13", `${answers} hostile calls of the ${program}: no 5xx, no insides`);
  },
);
