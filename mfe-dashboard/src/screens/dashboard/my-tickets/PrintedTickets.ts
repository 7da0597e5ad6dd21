import { createGlobalStyle } from '@nzuko/shared-ui';

const TICKET = "[data-print='ticket']";

/** Prints a page's tickets alone: black on white, whole, without buttons. */
export const printedTicketsCss = `
  @media print {
    body :not(${TICKET}, ${TICKET} *, :has(${TICKET})),
    ${TICKET} :is(button, a[download], input) {
      display: none !important;
    }

    body :has(${TICKET}) {
      display: block !important;
      min-height: 0 !important;
      max-width: none !important;
      margin: 0 !important;
      padding: 0 !important;
    }

    ${TICKET} {
      break-inside: avoid;
      margin-bottom: 8mm;
      border: 1px solid #000;
    }

    ${TICKET} * {
      color: #000 !important;
      background: none !important;
      border-color: #000 !important;
      filter: none !important;
      mask: none !important;
    }
  }
`;

/** Applies these styles while it is on the page. */
export const PrintedTickets = createGlobalStyle`${printedTicketsCss}`;
