import { findProgram, installPackages } from "../tools/install-program";

/** Installs a PostgreSQL client program that is missing. @throws Error when it cannot be installed */
export function needClient(name: string): void {
  if (findProgram(name)) return;
  installPackages("postgresql-client");
  if (!findProgram(name)) throw new Error(`no ${name}: install PostgreSQL's client programs`);
}
