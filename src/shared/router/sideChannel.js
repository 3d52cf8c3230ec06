/**
 * Replaces a dependency of qs, which adds 7 KB for engines without WeakMap.
 * @returns {WeakMap<object, unknown>}
 */
module.exports = () => new WeakMap();
