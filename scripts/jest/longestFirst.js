// @ts-check
const { default: Sequencer } = require('@jest/test-sequencer');

/** The longest tests, including long ones in short files, which jest would start last: they would run alone at the end. */
const LONG =
  /scripts\/guide\.test\.ts$|(slow-mail-server|chaos)\.test\.ts$|release\.contract\.ts$|openapi\/generate\.test\.ts$/;

/** Jest's own order, but with the longest tests first: a fresh clone has no earlier run to learn it from. */
class LongestFirst extends Sequencer {
  /**
   * @override
   * @type {Sequencer['sort']}
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isLong = (/** @type {(typeof sorted)[number]} */ { path }) => LONG.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}

module.exports = LongestFirst;
