import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import "./fail-on-console";

// What takes a tenth of a second on an idle machine takes seconds on a busy one.
configure({ asyncUtilTimeout: 10_000 });
