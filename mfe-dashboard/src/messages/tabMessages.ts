// Apart from the tabs' other messages, all of which would otherwise be in the dashboard's first script.

export const scanFailedMessage = 'Failed to load the scanner. Please try again.';
export const deskFailedMessage = 'Failed to load the money desk. Please try again.';
export const operationsFailedMessage = 'Failed to load operations. Please try again.';
export const healthFailedMessage = 'Failed to load the site’s health. Please try again.';
export const payoutsFailedMessage = 'Failed to load payouts. Please try again.';
export const findFailedMessage = 'Failed to load the search. Please try again.';
export const historyFailedMessage = 'Failed to load the history. Please try again.';
export const reportsFailedMessage = 'Failed to load reports. Please try again.';
export const suspensionsFailedMessage = 'Failed to load suspensions. Please try again.';
export const teamFailedMessage = 'Failed to load your team. Please try again.';
