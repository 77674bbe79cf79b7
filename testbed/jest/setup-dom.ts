import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import "./fail-on-console";

configure({ asyncUtilTimeout: 5_000 });
