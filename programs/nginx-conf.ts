import { renameSync, writeFileSync } from "node:fs";
import { ConfigError } from "@storefront/platform/environment/config-error";
import { generateConf } from "./nginx/generate";

/**
 * `node dist/nginx-conf.js [<file>]`: writes nginx's configuration to a file, or to stdout. Its variables:
 * docs/configuration.md. Problems with certificates are lines on stderr; wrong variables also end it with exit code 1.
 */
function main(file: string | undefined): void {
  const { conf, problems } = generateConf();
  report(problems);
  if (file === undefined) {
    process.stdout.write(conf);
    return;
  }
  writeFileSync(`${file}.new`, conf);
  renameSync(`${file}.new`, file);
}

const report = (lines: readonly string[]): void => {
  for (const line of lines) process.stderr.write(`nginx-conf: ${line}\n`);
};

try {
  main(process.argv[2]);
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  if (!(error instanceof ConfigError) && code === undefined) throw error;
  report(message.split("\n"));
  process.exitCode = 1;
}
