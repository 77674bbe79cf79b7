import { checkIntegrity } from "./fetch-build";

const build = {
  major: 1,
  package: "a-browser",
  version: "1.0.0",
  // Of the text "abc".
  integrity:
    "sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==",
};

test("accepts a tarball of the stated integrity", () => {
  expect(() => checkIntegrity(build, Buffer.from("abc"))).not.toThrow();
});

test("refuses a tarball of another integrity", () => {
  expect(() => checkIntegrity(build, Buffer.from("abd"))).toThrow(/^a-browser@1.0.0 has another/);
});
