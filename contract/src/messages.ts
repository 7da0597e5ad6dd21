// Sentences of spec section 8 that several screens say.

export const networkErrorMessage = 'Network error. Please check your connection and try again.';
export const sessionExpiredMessage = 'Session expired. Please log in again.';
