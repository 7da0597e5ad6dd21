// Named after the first values that needed it. Devices hold some, and released remotes write them under this very name.
const PREFIX = 'booking ';

/** The key in `memberStorage` of a value that outlives a session that expires, until `removeLasting`. */
export const lastingKey = (name: string): string => PREFIX + name;

export const isLasting = (key: string): boolean => key.startsWith(PREFIX);

/** Where these keys begin in the database's order, and where they have ended: `!` follows a space. */
export const lastingKeys = { from: PREFIX, to: 'booking!' };
