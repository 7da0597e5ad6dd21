/** A deliverable email address: its domain has a dot, unlike `ada@example`'s. */
export const emailAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The HTML standard's email address. Forms without yup check it too, besides `emailAddress`; yup brings it along. */
export const htmlEmailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
