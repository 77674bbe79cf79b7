import { findBuildPhase } from "./build-phases";

test.each([
  ["   Creating an optimized production build ...\n", "compiling"],
  [" ✓ Compiled successfully in 4s\n   Running TypeScript ...\n", "checking"],
  ["   Collecting page data\n   Generating static pages (0/12)\n", "rendering static pages"],
  [" ✓ Generating static pages (12/12)\n   Finalizing page optimization ...\n", "finishing"],
  ["warning: something else\n", undefined],
])("finds the phase that %j begins", (output, phase) => {
  expect(findBuildPhase(output)).toBe(phase);
});
