import { databaseBusy } from "./database-busy";

const withCode = (code: unknown) => Object.assign(new Error("failed"), { code });

it.each(["57014", "55P03", "57P01", "57P03", "53300", "53100", "08006", "40P01", "25P03"])(
  "finds that the database could not do the work by SQLSTATE %s",
  (code) => {
    const error = new Error("query failed", { cause: withCode(code) });
    expect(databaseBusy(error)).toMatchObject({ status: 503, retryAfterS: 2 });
  },
);

it.each(["ECONNRESET", "ECONNREFUSED"])("finds that the connection was lost by code %s", (code) =>
  expect(databaseBusy(withCode(code))).toMatchObject({ reason: "databaseBusy" }),
);

it.each([
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
  "timeout expired",
])("finds that the connection was lost by the driver's message %j", (message) => {
  const error = new Error("Failed query: rollback", { cause: new Error(message) });
  expect(databaseBusy(error)).toMatchObject({ reason: "databaseBusy" });
});

it.each(["23505", "42P01", "22003", "ERR_INVALID_ARG_TYPE", 53300, undefined])(
  "leaves errors of the program with code %s alone",
  (code) => expect(databaseBusy(withCode(code))).toBeUndefined(),
);
