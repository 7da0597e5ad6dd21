/** Shown in the new tab until the provider's page loads. */
const openingMessage = 'Opening the payment page…';

/** The tab for the payment page. */
export interface PaymentTab {
  /** Shows the page; false if the browser blocked the tab or the buyer closed it. */
  show: (url: string) => boolean;
  close: () => void;
}

/**
 * Opens a tab for the payment page. Call it directly in the click handler; any later, browsers block it as a pop-up.
 */
export function openPaymentTab(): PaymentTab {
  const tab = window.open('', '_blank');
  if (tab) {
    // The payment page is third-party: give it no reference to ours.
    tab.opener = null;
    tab.document.title = openingMessage;
    tab.document.body.textContent = openingMessage;
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
