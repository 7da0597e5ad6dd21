import { openingPaymentMessage } from '../../../messages/paymentMessages';

/** The tab that a payment page is to appear in. */
export interface PaymentTab {
  /** Shows the page; false when there is no tab, because the browser blocked it or the buyer closed it. */
  show: (url: string) => boolean;
  close: () => void;
}

/** Opens a tab for the payment page. Call it from the press itself: later, browsers take it for a pop-up and block it. */
export function openPaymentTab(): PaymentTab {
  const tab = window.open('', '_blank');
  if (tab) {
    // The payment page is somebody else's: it gets no handle on ours.
    tab.opener = null;
    tab.document.title = openingPaymentMessage;
    tab.document.body.textContent = openingPaymentMessage;
  }
  return {
    show: (url) => {
      if (!tab || tab.closed) return false;
      tab.location.replace(url);
      return true;
    },
    close: () => tab?.close(),
  };
}
