import { LIMITS } from './limits';

const { password, username, maxAttendees } = LIMITS;
/** How large an image may be, in words. */
export const IMAGE_SIZE = `${LIMITS.imageBytes / 1024 / 1024}MB`;

const personName = (label: string) => ({
  required: `${label} is required`,
  tooLong: `${label} must be at most ${LIMITS.personName.maxLength} characters long`,
});

const lengths = (label: string, min: number, max: number) => ({
  tooShort: `${label} must be at least ${min} characters`,
  tooLong: `${label} must be less than ${max} characters`,
});

const publishedText = (
  label: string,
  limits: { maxLength: number; 'x-published': { minLength: number } },
) => lengths(label, limits['x-published'].minLength, limits.maxLength);

/** An event that is over can be corrected, but moving it would refund people who were there. */
const OVER =
  'This event is over, so it can’t be moved. To hold it again, duplicate it in My Events.';

/**
 * Messages about fields that break a rule: the spec's sentences, and others that both the API and a form show. They reach the
 * forms through the OpenAPI document, as `x-messages` of the field.
 */
export const FIELD_MESSAGES = {
  first_name: personName('First name'),
  last_name: personName('Last name'),
  username: {
    tooShort: `Username must be at least ${username.minLength} characters long`,
    tooLong: `Username must be at most ${username.maxLength} characters long`,
  },
  email: { invalid: 'Please enter a valid email address' },
  phone: {
    invalid:
      'Please enter a valid phone number, such as 0803 123 4567. Outside Nigeria, start with + and the country code.',
  },
  password: {
    tooShort: `Password must be at least ${password.minLength} characters long`,
    tooLong: `Password must be at most ${password.maxLength} characters long`,
    uppercase: 'Password must contain at least one uppercase letter',
    lowercase: 'Password must contain at least one lowercase letter',
    number: 'Password must contain at least one number',
  },
  password2: { different: "Passwords don't match" },
  role: { required: 'Please select a role' },
  title: publishedText('Title', LIMITS.eventTitle),
  description: publishedText('Description', LIMITS.eventDescription),
  location: publishedText('Location', LIMITS.eventLocation),
  city: { tooLong: `City must be less than ${LIMITS.eventCity.maxLength} characters` },
  start_date: {
    required: 'Start date is required',
    future: 'Start date must be in the future',
    over: OVER,
  },
  end_date: {
    required: 'End date is required',
    afterStart: 'End date must be after start date',
    future: 'End date must be in the future',
    over: OVER,
  },
  doors_open: {
    beforeStart: 'Doors must open at or before the start',
    tooEarly: `Doors must open within ${LIMITS.doorsOpen['x-hours-before-start']} hours of the start`,
  },
  category: { required: 'Category is required' },
  max_attendees: {
    required: 'Max attendees is required',
    whole: 'Max attendees must be a whole number',
    tooFew: `Must allow at least ${maxAttendees.minimum} attendee`,
    tooMany: `Maximum ${maxAttendees.maximum.toLocaleString('en')} attendees allowed`,
  },
  ticket_price: {
    required: 'Ticket price is required',
    negative: 'Price cannot be negative',
    tooHigh: 'Price too high',
    invalid: 'Price must be in naira, with at most two decimals',
  },
  price: { required: 'Price is required' },
  quota: {
    tooFew: `Quota must be at least ${LIMITS.ticketTypeQuota.minimum}`,
    tooMany: 'Quota cannot be more than the attendees allowed',
  },
  sale_starts_at: { beforeEnd: 'The sale must start before the event ends' },
  sale_ends_at: {
    afterStart: 'The sale must end after it starts',
    future: 'The sale must end in the future',
    beforeEnd: 'The sale must end before the event does',
  },
  banner_image: {
    invalid: 'Please select a valid image file',
    tooLarge: `Image size must be less than ${IMAGE_SIZE}`,
  },
  profile_picture: {
    invalid: 'Please select a valid image file',
    tooLarge: `Image size should be less than ${IMAGE_SIZE}`,
  },
  custom_image: {
    invalid: 'Please select a valid image file (JPEG, PNG, GIF, or WebP)',
    tooLarge: `File size must be less than ${IMAGE_SIZE}`,
  },
  amount: {
    required: 'Amount is required',
    invalid: 'Amount must be in naira, with at most two decimals',
    zero: 'Amount must not be zero',
  },
  tax_number: { invalid: 'Tax number must have 13 digits; an earlier TIN has 10, or 8 and 4' },
} as const;

/** A field's messages, as its schema carries them. */
export const withMessages = (field: keyof typeof FIELD_MESSAGES) => ({
  'x-messages': FIELD_MESSAGES[field],
});
