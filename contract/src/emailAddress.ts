/** What a deliverable email address looks like: unlike `ada@example`, its domain has a dot. */
export const emailAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
