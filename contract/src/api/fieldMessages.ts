// Generated from api/openapi.json by `npm run openapi --workspace api`: do not edit.

export const amountMessages = {
  required: 'Amount is required',
  invalid: 'Amount must be in naira, with at most two decimals',
  zero: 'Amount must not be zero',
} as const;

export const bannerImageMessages = {
  invalid: 'Please select a valid image file',
  tooLarge: 'Image size must be less than 5MB',
} as const;

export const categoryMessages = { required: 'Category is required' } as const;

export const customImageMessages = {
  invalid: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
  tooLarge: 'File size must be less than 5MB',
} as const;

export const descriptionMessages = {
  tooShort: 'Description must be at least 10 characters',
  tooLong: 'Description must be less than 2000 characters',
} as const;

export const doorsOpenMessages = {
  beforeStart: 'Doors must open at or before the start',
  tooEarly: 'Doors must open within 24 hours of the start',
} as const;

export const emailMessages = { invalid: 'Please enter a valid email address' } as const;

export const endDateMessages = {
  required: 'End date is required',
  afterStart: 'End date must be after start date',
  future: 'End date must be in the future',
  over: 'This event is over, so it can’t be moved. To hold it again, duplicate it in My Events.',
} as const;

export const firstNameMessages = {
  required: 'First name is required',
  tooLong: 'First name must be at most 150 characters long',
} as const;

export const lastNameMessages = {
  required: 'Last name is required',
  tooLong: 'Last name must be at most 150 characters long',
} as const;

export const locationMessages = {
  tooShort: 'Location must be at least 5 characters',
  tooLong: 'Location must be less than 255 characters',
} as const;

export const maxAttendeesMessages = {
  required: 'Max attendees is required',
  whole: 'Max attendees must be a whole number',
  tooFew: 'Must allow at least 1 attendee',
  tooMany: 'Maximum 10,000 attendees allowed',
} as const;

export const password2Messages = { different: "Passwords don't match" } as const;

export const passwordMessages = {
  tooShort: 'Password must be at least 8 characters long',
  tooLong: 'Password must be at most 128 characters long',
  uppercase: 'Password must contain at least one uppercase letter',
  lowercase: 'Password must contain at least one lowercase letter',
  number: 'Password must contain at least one number',
} as const;

export const phoneMessages = {
  invalid:
    'Please enter a valid phone number, such as 0803 123 4567. Outside Nigeria, start with + and the country code.',
} as const;

export const priceMessages = { required: 'Price is required' } as const;

export const profilePictureMessages = {
  invalid: 'Please select a valid image file',
  tooLarge: 'Image size should be less than 5MB',
} as const;

export const quotaMessages = {
  tooFew: 'Quota must be at least 1',
  tooMany: 'Quota cannot be more than the attendees allowed',
} as const;

export const roleMessages = { required: 'Please select a role' } as const;

export const saleEndsAtMessages = {
  afterStart: 'The sale must end after it starts',
  future: 'The sale must end in the future',
  beforeEnd: 'The sale must end before the event does',
} as const;

export const saleStartsAtMessages = {
  beforeEnd: 'The sale must start before the event ends',
} as const;

export const startDateMessages = {
  required: 'Start date is required',
  future: 'Start date must be in the future',
  over: 'This event is over, so it can’t be moved. To hold it again, duplicate it in My Events.',
} as const;

export const taxNumberMessages = {
  invalid: 'Tax number must have 13 digits; an earlier TIN has 10, or 8 and 4',
} as const;

export const ticketPriceMessages = {
  required: 'Ticket price is required',
  negative: 'Price cannot be negative',
  tooHigh: 'Price too high',
  invalid: 'Price must be in naira, with at most two decimals',
} as const;

export const titleMessages = {
  tooShort: 'Title must be at least 3 characters',
  tooLong: 'Title must be less than 255 characters',
} as const;

export const usernameMessages = {
  tooShort: 'Username must be at least 3 characters long',
  tooLong: 'Username must be at most 150 characters long',
} as const;
