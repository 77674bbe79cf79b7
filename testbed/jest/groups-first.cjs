const { default: Sequencer } = require("@jest/test-sequencer");

/**
 * Runs the generated groups before all other test files: they take longest, and in a fresh clone, without recorded
 * durations, jest would start them last because the generated files are small.
 */
class GroupsFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isGroup = ({ path }) => path.includes("/.jest-groups/");
    return [...sorted.filter(isGroup), ...sorted.filter((test) => !isGroup(test))];
  }
}

module.exports = GroupsFirst;
