/** For a server that may lose data when the machine fails, so that it doesn't wait for the disk. */
export const DISPOSABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
