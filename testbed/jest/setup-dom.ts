import { TextDecoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import "./fail-on-console";

configure({ asyncUtilTimeout: 5_000 });

// Server components that are rendered here have it; jsdom does not.
Object.assign(globalThis, { TextDecoder });
