const { readFileSync } = require('node:fs');
const path = require('node:path');
const Sequencer = require('@jest/test-sequencer').default;

/** Runs the test files of a mutant in the order of the plan. */
module.exports = class extends Sequencer {
  sort(tests) {
    if (!process.env.MUTANT_PLAN) return tests;
    const plan = Object.keys(JSON.parse(readFileSync(process.env.MUTANT_PLAN)));
    const place = (test) => plan.indexOf(path.relative(test.context.config.rootDir, test.path));
    return [...tests].sort((one, other) => place(one) - place(other));
  }
};
