import { libpqEnv } from "./libpq-env";

test("names host, user and database as libpq reads them", () => {
  expect(libpqEnv("postgres://shop:p%40ss@db.example:5433/shop%2F1")).toEqual({
    PGHOST: "db.example",
    PGPORT: "5433",
    PGUSER: "shop",
    PGPASSWORD: "p@ss",
    PGDATABASE: "shop/1",
  });
  expect(libpqEnv("postgres://postgres@127.0.0.1/shop")).toMatchObject({ PGPORT: "5432" });
});
