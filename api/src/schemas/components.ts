import { AccountErasure, PasswordChange } from '../modules/account/account-schemas';
import { OwnData } from '../modules/account/own-data-schemas';
import {
  Announcement,
  AnnouncementPage,
  SentAnnouncement,
  SentAnnouncementPage,
} from '../modules/announcements/announcements-schemas';
import {
  AccessToken,
  LoginPayload,
  RefreshPayload,
  RegisterPayload,
  TokenPair,
  User,
} from '../modules/auth/auth-schemas';
import {
  DoorConflict,
  DoorList,
  DoorScan,
  DoorSyncPayload,
  DoorTicket,
  DoorVerdict,
  SignedDoorList,
} from '../modules/door/door-schemas';
import {
  Attendee,
  Event,
  EventOrganizer,
  EventPage,
  EventStatistics,
} from '../modules/events/events-schemas';
import { EventTicketType } from '../modules/events/ticket-types-schemas';
import { Health } from '../modules/health/health-schemas';
import { OutgoingMail, OutgoingMailPage } from '../modules/mail/mails-schemas';
import { Order } from '../modules/orders/orders-schemas';
import {
  NewPassword,
  PasswordResetRequest,
} from '../modules/password-reset/password-reset-schemas';
import {
  InitiatePayload,
  Payment,
  PaymentInitiation,
  Refund,
} from '../modules/payments/payments-schemas';
import { RefundCase, RefundCasePage, RefundNote } from '../modules/refunds/refunds-schemas';
import {
  AttendeeSearch,
  FoundAttendee,
  SalesReport,
  SalesTotals,
  SoldTicket,
  SoldTicketPage,
} from '../modules/sales/sales-schemas';
import { SocialLoginPayload } from '../modules/social/social-schemas';
import { TelemetryReport } from '../modules/telemetry/telemetry-schemas';
import {
  Cancellation,
  CheckInPayload,
  CheckInResult,
  IssuedTicket,
  PurchaseResult,
  Ticket,
  TicketEvent,
  TicketHolder,
  UndoCheckInResult,
} from '../modules/tickets/tickets-schemas';
import type { NamedSchema } from './buildingBlocks';
import { ErrorDetail, FieldErrors } from './errors';

/** Every schema with a name: the components of the OpenAPI document. */
export const namedSchemas: NamedSchema[] = [
  ErrorDetail,
  FieldErrors,
  User,
  RegisterPayload,
  LoginPayload,
  TokenPair,
  RefreshPayload,
  AccessToken,
  PasswordResetRequest,
  NewPassword,
  SocialLoginPayload,
  PasswordChange,
  AccountErasure,
  OwnData,
  EventOrganizer,
  EventTicketType,
  Event,
  EventPage,
  EventStatistics,
  Attendee,
  SalesTotals,
  SoldTicket,
  SoldTicketPage,
  FoundAttendee,
  AttendeeSearch,
  SalesReport,
  Announcement,
  AnnouncementPage,
  SentAnnouncement,
  SentAnnouncementPage,
  Order,
  IssuedTicket,
  PurchaseResult,
  TicketHolder,
  TicketEvent,
  Ticket,
  Cancellation,
  CheckInPayload,
  CheckInResult,
  UndoCheckInResult,
  DoorTicket,
  DoorList,
  SignedDoorList,
  DoorScan,
  DoorSyncPayload,
  DoorVerdict,
  DoorConflict,
  InitiatePayload,
  PaymentInitiation,
  Refund,
  Payment,
  RefundCase,
  RefundCasePage,
  RefundNote,
  OutgoingMail,
  OutgoingMailPage,
  Health,
  TelemetryReport,
];
