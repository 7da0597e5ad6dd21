import type { FastifyPluginAsync } from 'fastify';
import type { Money } from '../money';
import type { Platform } from '../platform/platform';
import { DeskAccount, DeskOrder } from './desk-search/desk-detail-schemas';
import { DeskDetailService } from './desk-search/desk-detail-service';
import { deskSearchRoutes } from './desk-search/desk-search-routes';
import {
  FoundAccount,
  FoundAccountPage,
  FoundEvent,
  FoundEventPage,
  FoundOrder,
  FoundOrderPage,
  FoundPayment,
  FoundPaymentPage,
} from './desk-search/desk-search-schemas';
import { DeskSearchService } from './desk-search/desk-search-service';
import { disputesRoutes } from './disputes/disputes-routes';
import { OpenDispute, OpenDisputePage } from './disputes/disputes-schemas';
import { OpenDisputes } from './disputes/open-disputes';
import { CancelledOrders } from './orders/cancelled-orders';
import { Order } from './orders/orders-schemas';
import { OrdersService } from './orders/orders-service';
import { purchaseRoutes } from './orders/purchase-routes';
import {
  IssuedTicket,
  PurchaseConflict,
  PurchasePayload,
  PurchaseResult,
  TicketHolder,
} from './orders/purchase-schemas';
import { paymentCasesRoutes } from './payment-cases/payment-cases-routes';
import {
  PaymentCase,
  PaymentCaseNote,
  PaymentCasePage,
} from './payment-cases/payment-cases-schemas';
import { PaymentCasesService } from './payment-cases/payment-cases-service';
import { makePaymentParts } from './payments/payment-parts';
import { paymentsRoutes } from './payments/payments-routes';
import { InitiatePayload, Payment, PaymentInitiation, Refund } from './payments/payments-schemas';
import { webhookRoutes } from './payments/webhook-routes';
import { receiptsRoutes } from './receipts/receipts-routes';
import { ReceiptsService } from './receipts/receipts-service';
import { refundLinkRoutes } from './refunds/refund-link-routes';
import { Bank, RefundAccount, RefundLink } from './refunds/refund-link-schemas';
import { RefundLinkService } from './refunds/refund-link-service';
import { refundsRoutes } from './refunds/refunds-routes';
import { RefundCase, RefundCasePage, RefundNote } from './refunds/refunds-schemas';
import { RefundsService } from './refunds/refunds-service';
import { attendanceRoutes } from './report/attendance-routes';
import { Attendee, EventStatistics } from './report/attendance-schemas';
import { AttendanceService } from './report/attendance-service';
import { salesRoutes } from './report/sales-routes';
import {
  AttendeeSearch,
  FoundAttendee,
  SalesReport,
  SalesTotals,
  SoldTicket,
  SoldTicketPage,
} from './report/sales-schemas';
import { SalesService } from './report/sales-service';
import { measureSales } from './sales-metrics';
import { checkInRoutes } from './tickets/check-in-routes';
import { CheckInPayload, CheckInResult, UndoCheckInResult } from './tickets/check-in-schemas';
import { CheckInService } from './tickets/check-in-service';
import { myTicketsRoutes } from './tickets/my-tickets-routes';
import { MyTicketsService } from './tickets/my-tickets-service';
import { soldTicketsRoutes } from './tickets/sold-tickets-routes';
import { SoldTicketsService } from './tickets/sold-tickets-service';
import { TicketCodes } from './tickets/ticket-codes';
import { CancellationQuote } from './tickets/cancellation-schemas';
import { Cancellation, Ticket, TicketEvent } from './tickets/tickets-schemas';
import { TicketPhotoPayload } from './tickets/ticket-photo-schemas';
import { TicketPhotosService } from './tickets/ticket-photos-service';
import { ticketLinkRoutes } from './transfers/ticket-link-routes';
import { AcceptPayload, TicketLink } from './transfers/ticket-link-schemas';
import { TicketLinkService } from './transfers/ticket-link-service';
import { transfersRoutes } from './transfers/transfers-routes';
import { HolderData } from './transfers/named-holder-schemas';
import { NamedHolderService } from './transfers/named-holder-service';
import { GivenTicket } from './transfers/transfers-schemas';
import { TransfersService } from './transfers/transfers-service';

/** Sales: orders, tickets, payments, refunds, transfers and reports. */
export function makeSales(
  { config, db, jwtSecret, log, media, metrics, now }: Platform,
  { payouts }: Pick<Money, 'payouts'>,
) {
  const codes = new TicketCodes(config.ticketSigningKey ?? jwtSecret, config.ticketSigningKeysOld);
  const payments = makePaymentParts({ config, db, now, log, payouts });
  const ticketLinks = new TicketLinkService(db, codes, now, media);
  measureSales(db, metrics);
  return {
    codes,
    payments,
    tasks: { ...payments.tasks, ...new CancelledOrders(db, now).tasks },
    orders: new OrdersService(db, media, now, {
      expireHolds: (orderIds) => payments.expiry.expireAll(orderIds),
      holdMs: config.holdSeconds * 1000,
      fees: config.fees,
    }),
    checkIns: new CheckInService(db, codes, now),
    myTickets: new MyTicketsService(db, codes, now),
    soldTickets: new SoldTicketsService(db, now),
    transfers: new TransfersService(db, now),
    ticketLinks,
    ticketPhotos: new TicketPhotosService(db, media, ticketLinks),
    namedHolders: new NamedHolderService(ticketLinks, now, media),
    refunds: new RefundsService(db, now),
    refundLinks: new RefundLinkService({
      db,
      client: payments.client,
      refunds: payments.refunds,
      tokens: codes.refundLinks,
      now,
      log,
    }),
    paymentCases: new PaymentCasesService(db, now),
    openDisputes: new OpenDisputes(db, now),
    attendance: new AttendanceService(db),
    report: new SalesService(db, now),
    receipts: new ReceiptsService({ db, now }),
    deskSearch: new DeskSearchService(db),
    deskDetails: new DeskDetailService(db, now),
  };
}

export type Sales = ReturnType<typeof makeSales>;

export const salesRoom: FastifyPluginAsync<{ platform: Platform; sales: Sales }> = async (
  app,
  { platform: { config, guards }, sales },
) => {
  schemas.forEach((schema) => app.addSchema(schema));
  const { codes, payments } = sales;
  const limits = config.rateLimits;
  await app.register(purchaseRoutes, { service: sales.orders, guards, limits });
  await app.register(checkInRoutes, { service: sales.checkIns, guards });
  await app.register(myTicketsRoutes, {
    service: sales.myTickets,
    photos: sales.ticketPhotos,
    codes,
    guards,
    limit: limits.purchase,
  });
  await app.register(soldTicketsRoutes, {
    service: sales.soldTickets,
    guards,
    limit: limits.purchase,
  });
  await app.register(transfersRoutes, {
    service: sales.transfers,
    guards,
    limit: limits.purchase,
  });
  await app.register(ticketLinkRoutes, {
    service: sales.ticketLinks,
    holders: sales.namedHolders,
    photos: sales.ticketPhotos,
    guards,
    limit: limits.ticketLink,
  });
  await app.register(paymentsRoutes, {
    service: payments.service,
    guards,
    limit: limits.payment,
  });
  await app.register(receiptsRoutes, { service: sales.receipts, guards, limit: limits.document });
  await app.register(webhookRoutes, {
    secretKey: config.paystack.secretKey,
    deliveries: payments.deliveries,
  });
  await app.register(refundsRoutes, { service: sales.refunds, guards });
  await app.register(refundLinkRoutes, { service: sales.refundLinks, limit: limits.ticketLink });
  await app.register(paymentCasesRoutes, { service: sales.paymentCases, guards });
  await app.register(disputesRoutes, { service: sales.openDisputes, guards });
  await app.register(attendanceRoutes, { service: sales.attendance, guards });
  await app.register(salesRoutes, { service: sales.report, guards });
  const { deskSearch, deskDetails } = sales;
  await app.register(deskSearchRoutes, { service: deskSearch, details: deskDetails, guards });
};

const schemas = [
  EventStatistics,
  Attendee,
  SalesTotals,
  SoldTicket,
  SoldTicketPage,
  FoundAttendee,
  AttendeeSearch,
  SalesReport,
  Order,
  IssuedTicket,
  PurchasePayload,
  PurchaseResult,
  PurchaseConflict,
  CancellationQuote,
  TicketHolder,
  TicketEvent,
  Ticket,
  Cancellation,
  GivenTicket,
  TicketLink,
  AcceptPayload,
  HolderData,
  TicketPhotoPayload,
  CheckInPayload,
  CheckInResult,
  UndoCheckInResult,
  InitiatePayload,
  PaymentInitiation,
  Refund,
  Payment,
  RefundCase,
  RefundCasePage,
  RefundNote,
  RefundLink,
  RefundAccount,
  Bank,
  PaymentCase,
  PaymentCasePage,
  PaymentCaseNote,
  OpenDispute,
  OpenDisputePage,
  FoundAccount,
  FoundAccountPage,
  FoundEvent,
  FoundEventPage,
  FoundOrder,
  FoundOrderPage,
  FoundPayment,
  FoundPaymentPage,
  DeskAccount,
  DeskOrder,
];
