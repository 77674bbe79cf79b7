import "./exit-at-once";

export { TestEnvironment as default } from "jest-environment-node";
