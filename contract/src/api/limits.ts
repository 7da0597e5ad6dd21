// Generated from api/openapi.json by `npm run openapi --workspace api`: do not edit.

export const acceptLimits = { into: { enum: ['account', 'link'] } } as const;

export const announcementLimits = {
  subject: { minLength: 1, maxLength: 150 },
  message: { minLength: 1, maxLength: 4000 },
} as const;

export const announcementsQueryLimits = {
  page: { minimum: 1, maximum: 100000 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const announcementsSentQueryLimits = {
  page: { minimum: 1, maximum: 100000 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const appCodeLimits = { code: { maxLength: 32 } } as const;

export const authCallbackQueryLimits = {
  code: { maxLength: 4096 },
  state: { maxLength: 512 },
  error: { maxLength: 512 },
} as const;

export const bankPatienceDuration = '2 hours' as const;

export const caseDismissalLimits = { note: { maxLength: 500 } } as const;

export const caseSuspensionLimits = {
  reason: { minLength: 1, maxLength: 500 },
  note: { maxLength: 500 },
} as const;

export const checkInLimits = {
  ticket_number: { minLength: 1, maxLength: 160 },
  event_id: { minimum: 1, maximum: 2147483647 },
} as const;

export const confirmationDuration = '10 minutes' as const;

export const conflictHandlingLimits = { note: { maxLength: 200 } } as const;

export const contactLimits = {
  name: { minLength: 1, maxLength: 150 },
  email: { maxLength: 254 },
  topic: { enum: ['question', 'problem', 'refund', 'demo', 'enterprise', 'privacy', 'other'] },
  message: { minLength: 1, maxLength: 4000 },
} as const;

export const defaultFeesBorneBy = 'ORGANIZER' as const;

export const defaultRefundShare = 'LESS_FEES' as const;

export const defaultTimezone = 'Africa/Lagos' as const;

export const deskAccountsQueryLimits = {
  search: { maxLength: 200 },
  before: { minimum: 1, maximum: 2147483647 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const deskEventsQueryLimits = {
  search: { maxLength: 200 },
  before: { minimum: 1, maximum: 2147483647 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const deskOrdersQueryLimits = {
  search: { maxLength: 200 },
  before: { minimum: 1, maximum: 2147483647 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const deskPaymentsQueryLimits = {
  search: { maxLength: 200 },
  before: { minimum: 1, maximum: 2147483647 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const deskRecordCsvQueryLimits = {
  event: { minimum: 1, maximum: 2147483647 },
  account: { minimum: 1, maximum: 2147483647 },
  kind: { enum: ['CHANGES', 'EVENTS', 'DOOR', 'TEAMS', 'MONEY', 'ACCOUNTS', 'SIGN_INS'] },
} as const;

export const deskRecordQueryLimits = {
  before: { minimum: 1, maximum: 9007199254740991 },
  page_size: { minimum: 1, maximum: 100 },
  event: { minimum: 1, maximum: 2147483647 },
  account: { minimum: 1, maximum: 2147483647 },
  kind: { enum: ['CHANGES', 'EVENTS', 'DOOR', 'TEAMS', 'MONEY', 'ACCOUNTS', 'SIGN_INS'] },
} as const;

export const deskReportCasesQueryLimits = {
  after: { minimum: 1, maximum: 2147483647 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const deskReportCasesReportsQueryLimits = {
  after: { minimum: 1, maximum: 2147483647 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const deskSuspensionsQueryLimits = {
  before: { minimum: 1, maximum: 2147483647 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const disputesQueryLimits = {
  page: { minimum: 1, maximum: 100000 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const doorRulesPatchLimits = {
  early_minutes: { minimum: 0, maximum: 10080, prefilled: 240 },
  alarm_at: { minimum: 1, maximum: 1000000 },
} as const;

export const doorSaleLimits = {
  ticket_type: { enum: ['STANDARD', 'VIP', 'EARLY_BIRD'] },
  quantity: { minimum: 1, maximum: 10 },
  method: { enum: ['CASH', 'POS', 'TRANSFER', 'FREE'] },
  name: { maxLength: 150 },
  email: { maxLength: 254 },
  phone: { maxLength: 40 },
  gate_id: { minimum: 1, maximum: 2147483647 },
} as const;

export const doorSaleVoidLimits = { reason: { minLength: 1, maxLength: 200 } } as const;

export const doorScanLimits = {
  ticket_number: { minLength: 1, maxLength: 160 },
  direction: { enum: ['in', 'out'] },
  gate_id: { minimum: 1, maximum: 2147483647 },
} as const;

export const doorSyncLimits = { scans: { minItems: 1, maxItems: 100 } } as const;

export const doorSyncTimes = ['sent_at'] as const;

export const emailVerificationDuration = '24 hours' as const;

export const emailVerificationLimits = { token: { maxLength: 512 } } as const;

export const eventLimits = {
  title: { maxLength: 255, published: { minLength: 3 } },
  description: { maxLength: 2000, published: { minLength: 10 } },
  location: { maxLength: 255, published: { minLength: 5 } },
  city: { maxLength: 100 },
  doors_open: { hoursBeforeStart: 24 },
  category: {
    enum: [
      'Technology',
      'Business',
      'Education',
      'Entertainment',
      'Sports',
      'Arts & Culture',
      'Health & Wellness',
      'Food & Drink',
      'Music',
      'Networking',
      'Workshop',
      'Conference',
      'Other',
    ],
  },
  max_attendees: { minimum: 1, maximum: 10000, prefilled: 50 },
  ticket_price: { minimum: 0, maximum: 1000000, multipleOf: 0.01, prefilled: 0 },
  ticket_types: { maxItems: 3 },
  pay_later_hours: { minimum: 0, maximum: 168, prefilled: 24 },
  fees_borne_by: { enum: ['ORGANIZER', 'BUYER'] },
  refund_share: { enum: ['ALL', 'LESS_FEES', 'NONE'] },
  refund_until_hours: { minimum: 0, maximum: 2160 },
  status: { enum: ['DRAFT', 'PUBLISHED'] },
  banner_image: {
    maxLength: 5242879,
    mediaTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
  },
} as const;

export const eventPatchLimits = {
  title: { maxLength: 255, published: { minLength: 3 } },
  description: { maxLength: 2000, published: { minLength: 10 } },
  location: { maxLength: 255, published: { minLength: 5 } },
  city: { maxLength: 100 },
  category: {
    enum: [
      'Technology',
      'Business',
      'Education',
      'Entertainment',
      'Sports',
      'Arts & Culture',
      'Health & Wellness',
      'Food & Drink',
      'Music',
      'Networking',
      'Workshop',
      'Conference',
      'Other',
    ],
  },
  max_attendees: { minimum: 1, maximum: 10000, prefilled: 50 },
  ticket_price: { minimum: 0, maximum: 1000000, multipleOf: 0.01, prefilled: 0 },
  ticket_types: { maxItems: 3 },
  pay_later_hours: { minimum: 0, maximum: 168, prefilled: 24 },
  fees_borne_by: { enum: ['ORGANIZER', 'BUYER'] },
  refund_share: { enum: ['ALL', 'LESS_FEES', 'NONE'] },
  refund_until_hours: { minimum: 0, maximum: 2160 },
  status: { enum: ['DRAFT', 'PUBLISHED'] },
  banner_image: {
    maxLength: 5242879,
    mediaTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
  },
} as const;

export const eventReportLimits = {
  report_reason: { enum: ['scam', 'wrong_information', 'offensive', 'stolen', 'other'] },
  message: { minLength: 10, maxLength: 2000 },
  email: { maxLength: 254 },
} as const;

export const eventTimes = ['start_date', 'end_date', 'doors_open'] as const;

export const eventsCancelLimits = { message: { maxLength: 4000 } } as const;

export const eventsDoorBoardQueryLimits = { seen: { maxLength: 64 } } as const;

export const eventsDoorQueryLimits = { have: { maxLength: 8000 } } as const;

export const eventsPicturePngQueryLimits = {
  format: { enum: ['wide', 'square', 'story'] },
  v: { maxLength: 20 },
} as const;

export const eventsPostingsQueryLimits = {
  before: { minimum: 1, maximum: 9007199254740991 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const eventsQueryLimits = {
  search: { maxLength: 200 },
  category: {
    enum: [
      'Technology',
      'Business',
      'Education',
      'Entertainment',
      'Sports',
      'Arts & Culture',
      'Health & Wellness',
      'Food & Drink',
      'Music',
      'Networking',
      'Workshop',
      'Conference',
      'Other',
    ],
  },
  city: { maxLength: 100 },
  price: { enum: ['free', 'paid'] },
  status: { enum: ['DRAFT', 'PUBLISHED', 'CANCELLED'] },
  ordering: {
    enum: [
      'upcoming',
      'start_date',
      '-start_date',
      'created_at',
      '-created_at',
      'ticket_price',
      '-ticket_price',
    ],
  },
  page: { minimum: 1, maximum: 100000 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const eventsRecordQueryLimits = {
  before: { minimum: 1, maximum: 9007199254740991 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const feesBorneByLabels = {
  ORGANIZER: 'I pay the fees',
  BUYER: 'The buyer pays the fees',
} as const;

export const gateDoorQueryLimits = { have: { maxLength: 8000 } } as const;

export const gateLimits = {
  name: { minLength: 1, maxLength: 40 },
  ticket_types: { minItems: 1, maxItems: 3 },
} as const;

export const gateLinkDuration = '7 days' as const;

export const gateLinkLimits = {
  gate: { minLength: 1, maxLength: 40 },
  helper: { minLength: 1, maxLength: 40 },
} as const;

export const gateLinkTimes = ['starts_at', 'ends_at'] as const;

export const gatePatchLimits = {
  name: { minLength: 1, maxLength: 40 },
  ticket_types: { minItems: 1, maxItems: 3 },
} as const;

export const imageSide = 1600 as const;

export const imageSize = '5MB' as const;

export const initiateLimits = { ticket_id: { minimum: 1, maximum: 2147483647 } } as const;

export const invitationDuration = '7 days' as const;

export const invitationLimits = {
  email: { maxLength: 254 },
  role: { enum: ['OWNER', 'MANAGER', 'FINANCE', 'DOOR'] },
  event_ids: { maxItems: 500 },
} as const;

export const jobsQueryLimits = {
  state: { enum: ['WAITING', 'RUNNING', 'DEAD'] },
  task: { maxLength: 128 },
  page: { minimum: 1, maximum: 100000 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const lateScansMs = 86400000 as const;

export const mailsQueryLimits = {
  state: { enum: ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'UNCONFIRMED'] },
  recipient: { maxLength: 254 },
  page: { minimum: 1, maximum: 100000 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const memberChangeLimits = {
  role: { enum: ['OWNER', 'MANAGER', 'FINANCE', 'DOOR'] },
  event_ids: { maxItems: 500 },
} as const;

export const moneyCorrectionLimits = {
  event_id: { minimum: 1, maximum: 2147483647 },
  reason: { minLength: 1, maxLength: 500 },
} as const;

export const moneyDeskPayoutsQueryLimits = {
  stage: { enum: ['approval', 'stuck', 'returned'] },
  page: { minimum: 1, maximum: 100000 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const moneyOrganizersPayoutsQueryLimits = {
  before: { minimum: 1, maximum: 9007199254740991 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const moneyOrganizersPostingsQueryLimits = {
  before: { minimum: 1, maximum: 9007199254740991 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const moneyOrganizersQueryLimits = {
  after: { minimum: 0, maximum: 2147483647 },
  page_size: { minimum: 1, maximum: 100 },
  search: { maxLength: 200 },
  page: { minimum: 1, maximum: 100000 },
} as const;

export const moneyPayoutsQueryLimits = {
  before: { minimum: 1, maximum: 9007199254740991 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const moneyPostingsQueryLimits = {
  before: { minimum: 1, maximum: 9007199254740991 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const moneyQueryLimits = {
  after: { minimum: 0, maximum: 2147483647 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const newPasswordLimits = { password: { minLength: 8, maxLength: 128 } } as const;

export const ownershipLimits = { user_id: { minimum: 1, maximum: 2147483647 } } as const;

export const passkeyLimits = {
  challenge: { maxLength: 64 },
  name: { minLength: 1, maxLength: 60 },
} as const;

export const passwordChangeLimits = { password: { minLength: 8, maxLength: 128 } } as const;

export const paymentCaseNoteLimits = { note: { minLength: 1, maxLength: 500 } } as const;

export const paymentCasesQueryLimits = {
  state: { enum: ['OPEN', 'CLOSED'] },
  kind: {
    enum: [
      'payment_unclear',
      'delivery_failed',
      'dispute_unmatched',
      'dispute_unclear',
      'partial_refund',
      'refunded_twice',
      'ledger_differs',
      'payout_short',
      'payout_otp',
      'payout_unclear',
      'payout_refused',
      'payment_differs',
      'refund_differs',
      'transfer_differs',
      'settlement_differs',
      'balance_differs',
    ],
  },
  id: { minimum: 1, maximum: 2147483647 },
  page: { minimum: 1, maximum: 100000 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const payoutAccountCodeLimits = { code: { minLength: 6, maxLength: 6 } } as const;

export const payoutAccountLimits = {
  bank_id: { minimum: 1, maximum: 2147483647 },
  account_number: { minLength: 10, maxLength: 10 },
} as const;

export const payoutCodeDuration = '15 minutes' as const;

export const payoutPauseDuration = '48 hours' as const;

export const payoutRefusalLimits = { reason: { minLength: 1, maxLength: 500 } } as const;

export const profileLimits = {
  first_name: { minLength: 1, maxLength: 150 },
  last_name: { minLength: 1, maxLength: 150 },
  profile_picture: {
    maxLength: 5242880,
    mediaTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
  },
} as const;

export const purchaseLimits = {
  event_id: { minimum: 1, maximum: 2147483647 },
  ticket_type: { enum: ['STANDARD', 'VIP', 'EARLY_BIRD'] },
  quantity: { minimum: 1, maximum: 10 },
  phone: { maxLength: 40 },
  attendees: { maxItems: 10 },
  custom_image: {
    maxLength: 5242880,
    mediaTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  },
} as const;

export const recordQueryLimits = {
  before: { minimum: 1, maximum: 9007199254740991 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const refundAccountLimits = {
  bank_id: { minimum: 1, maximum: 2147483647 },
  account_number: { minLength: 10, maxLength: 10 },
} as const;

export const refundNoteLimits = { note: { minLength: 1, maxLength: 500 } } as const;

export const refundShareLabels = {
  ALL: 'Everything',
  LESS_FEES: 'Everything but payment fees',
  NONE: 'No refunds',
} as const;

export const refundsQueryLimits = {
  state: { enum: ['QUEUED', 'REQUESTED', 'DONE', 'NEEDS_ATTENTION'] },
  id: { minimum: 1, maximum: 2147483647 },
  page: { minimum: 1, maximum: 100000 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const registerLimits = {
  email: { maxLength: 254 },
  username: { minLength: 3, maxLength: 150 },
  first_name: { minLength: 1, maxLength: 150 },
  last_name: { minLength: 1, maxLength: 150 },
  password: { minLength: 8, maxLength: 128 },
  role: { enum: ['ATTENDEE', 'ORGANIZER'] },
} as const;

export const releasesQueryLimits = { hours: { minimum: 1, maximum: 168 } } as const;

export const reportReasonLabels = {
  scam: 'It’s a scam, or the event doesn’t exist',
  wrong_information: 'Something on the page is wrong',
  offensive: 'It’s offensive or hateful',
  stolen: 'It’s counterfeit, or uses stolen material',
  other: 'Something else',
} as const;

export const roleRights = {
  OWNER: [
    'events',
    'messages',
    'guests',
    'sales',
    'figures',
    'money',
    'payout_account',
    'door',
    'gates',
    'team',
  ],
  MANAGER: ['events', 'messages', 'guests', 'sales', 'figures', 'door', 'gates'],
  FINANCE: ['sales', 'figures', 'money'],
  DOOR: ['door'],
} as const;

export const secondStepLimits = {
  challenge: { maxLength: 64 },
  app_code: { maxLength: 32 },
  recovery_code: { maxLength: 64 },
  password: { maxLength: 128 },
} as const;

export const socialLoginLimits = { access_token: { maxLength: 4096 } } as const;

export const suspensionReasonLimits = { reason: { minLength: 1, maxLength: 500 } } as const;

export const taxNumberLimits = { tax_number: { maxLength: 40 } } as const;

export const teamsRecordQueryLimits = {
  before: { minimum: 1, maximum: 9007199254740991 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const telemetryReportLimits = {
  loads: { maxItems: 40 },
  failures: { maxItems: 20 },
  vitals: { maxItems: 10 },
  every: { minimum: 1, maximum: 10000 },
} as const;

export const termsVersion = '2026-11-27' as const;

export const ticketHolderLimits = {
  name: { minLength: 1, maxLength: 150 },
  email: { maxLength: 254 },
} as const;

export const ticketLinksCancelLimits = { expected_status: { enum: ['HELD'] } } as const;

export const ticketPhotoLimits = {
  custom_image: {
    maxLength: 5242880,
    mediaTypes: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'],
  },
} as const;

export const ticketTypeLabels = {
  STANDARD: 'Standard',
  VIP: 'VIP',
  EARLY_BIRD: 'Early Bird',
} as const;

export const ticketTypeLimits = {
  ticket_type: { enum: ['STANDARD', 'VIP', 'EARLY_BIRD'] },
  name: { maxLength: 40 },
  price: { minimum: 0, maximum: 1000000, multipleOf: 0.01, prefilled: 0 },
  quota: { minimum: 1 },
} as const;

export const ticketTypeTimes = ['sale_starts_at', 'sale_ends_at'] as const;

export const ticketsAttendeesQueryLimits = {
  search: { maxLength: 200 },
  limit: { minimum: 1, maximum: 20 },
} as const;

export const ticketsCancelLimits = { expected_status: { enum: ['HELD'] } } as const;

export const ticketsNameLimits = { name: { minLength: 1, maxLength: 150 } } as const;

export const ticketsSoldQueryLimits = {
  event: { minimum: 1, maximum: 2147483647 },
  when: { enum: ['upcoming', 'past'] },
  status: { enum: ['PENDING', 'VALID', 'CANCELLED', 'NOT_CANCELLED'] },
  ordering: { enum: ['-sold_at', 'sold_at'] },
  search: { maxLength: 200 },
  page: { minimum: 1, maximum: 100000 },
  page_size: { minimum: 1, maximum: 100 },
} as const;

export const unverifiedEventSeats = 10 as const;
