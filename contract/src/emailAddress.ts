/** Of a deliverable email address: unlike `ada@example`, its domain has a dot. */
export const emailAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What the HTML standard takes for an email address. Besides `emailAddress`, for a form without yup, which brings it along. */
export const htmlEmailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
