import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { installTool } from "@storefront/testbed/tools/install-tool";
import { readCompose } from "./compose/read-compose";
import { sampleEnv } from "./compose/sample-env";

let requireTool: NodeJS.Require;
beforeAll(() => {
  requireTool = installTool("containers");
}, 120_000);

test("the Dockerfile passes its linter", () => {
  const { validate } = requireTool("dockerfile-utils") as { validate(text: string): object[] };
  expect(validate(readFileSync("Dockerfile", "utf8"))).toEqual([]);
});

test("compose.yml passes its linter", () => {
  const args = ["--quiet", "--max-warnings", "0", "compose.yml"];
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(requireTool.resolve("dclint/package.json"), "../bin/dclint.cjs"), ...args],
    {
      encoding: "utf8",
    },
  );
  expect(stdout.trim()).toBe("");
  expect(status).toBe(0);
});

test("compose.yml conforms to the schema of Compose once its variables are replaced", () => {
  interface Validator {
    validate(schema: object, data: unknown): boolean;
    errors: unknown;
  }
  const Ajv = requireTool("ajv") as new (options: object) => Validator;
  const { $schema: _, ...schema } = JSON.parse(
    readFileSync("tools/containers/node_modules/dclint/schemas/compose.schema.json", "utf8"),
  );
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.validate(schema, readCompose(sampleEnv()));
  expect(ajv.errors).toBeNull();
});
