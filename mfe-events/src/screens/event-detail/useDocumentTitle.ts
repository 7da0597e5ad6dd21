import { useEffect } from 'react';
import { productName } from 'shared-ui';

/** Names the browser's tab after what the page shows. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    // A moment later: the shell sets the route's general title in the same commit, and its effect runs after ours.
    const timer = setTimeout(() => {
      document.title = `${title} · ${productName}`;
    });
    return () => clearTimeout(timer);
  }, [title]);
}
