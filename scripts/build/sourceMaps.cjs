// @ts-check
// Preloaded into programs, so that stack traces have the lines of their sources. Unlike Node's `--enable-source-maps`, it leaves
// the map unread until there is such a trace: with the option, the logger reads all of it at start (decision 0186).
process.setSourceMapsEnabled(true);
