import { useEffect } from 'react';
import { productName } from '@nzuko/shared-ui';

/** Sets the document title, once there is one. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    // Deferred: the shell sets the route's general title in the same commit, and its effect runs after ours.
    const timer = setTimeout(() => {
      document.title = `${title} · ${productName}`;
    });
    return () => clearTimeout(timer);
  }, [title]);
}
