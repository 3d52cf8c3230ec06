/**
 * Stands in for qs's dependency, which brings 7 KB for engines without a WeakMap.
 * @returns {WeakMap<object, unknown>}
 */
module.exports = () => new WeakMap();
