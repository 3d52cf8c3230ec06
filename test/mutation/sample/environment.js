const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const JsdomEnvironment = require('jest-fixed-jsdom');

const activeMutant = process.env.__STRYKER_ACTIVE_MUTANT__;

/**
 * Without a mutant: writes down which mutants each test reaches.
 * With one: leaves out the tests that do not reach it, and ends at the first failure.
 */
module.exports = class extends JsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    this.file = path.relative(config.projectConfig.rootDir, context.testPath);
    this.stryker = this.global.__stryker__ = {};
    this.times = {};
    if (activeMutant) this.reaching = JSON.parse(readFileSync(process.env.MUTANT_PLAN))[this.file];
  }

  handleTestEvent({ name, test }) {
    const title = test && titleOf(test);
    if (name === 'test_start') {
      // what runs between tests, as effects of unmounting do, belongs to the one before
      this.stryker.currentTestId = title;
      if (activeMutant && !this.reaching.includes(title)) test.mode = 'skip';
    }
    if (name === 'test_done') {
      this.times[title] = (this.times[title] ?? 0) + test.duration;
      if (activeMutant && test.errors.length > 0) process.exit(1);
    }
  }

  async teardown() {
    const { file, times } = this;
    const reached = { file, times, ids: this.stryker.mutantCoverage ?? {} };
    const name = `reached/${file.replaceAll('/', '-')}.json`;
    if (!activeMutant) writeFileSync(name, JSON.stringify(reached));
    await super.teardown();
  }
};

function titleOf({ name, parent }) {
  return parent ? `${titleOf(parent)} ${name}` : name;
}
