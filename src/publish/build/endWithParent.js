/** Preloaded by the programs that a build runs: they end with it, even if it is killed. */
process.on('disconnect', () => process.exit(1));
// the channel to the build must not keep a program that is done; worker threads have none
process.channel?.unref();
