/** Data that the page server inlined in the HTML, and when it had read it (milliseconds since 1970); undefined on other pages. */
export function inlinedData<Data>(elementId: string): { data: Data; readAt: number } | undefined {
  // The page server renders without a document.
  if (typeof document === 'undefined') return undefined;
  const element = document.getElementById(elementId);
  if (!element?.textContent) return undefined;
  return {
    data: JSON.parse(element.textContent) as Data,
    // A server clock that runs ahead must not make stale data look fresh.
    readAt: Math.min(Number(element.dataset.readAt), Date.now()),
  };
}
