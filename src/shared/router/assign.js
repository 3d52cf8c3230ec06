/** Replaces a dependency of history, which adds 150 bytes for engines without `Object.assign`. */
export default Object.assign;
