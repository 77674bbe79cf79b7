/** Environment variables by which PostgreSQL's client programs reach the database of a postgres:// address. */
export function libpqEnv(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  return {
    PGHOST: hostname,
    PGPORT: port || "5432",
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
}
