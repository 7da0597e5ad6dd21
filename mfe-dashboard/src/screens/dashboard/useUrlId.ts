import { useDashboardUrl } from './useDashboardUrl';

/** The ID in a query parameter, such as `?case=7`; null if there is none. */
export function useUrlId(name: string): number | null {
  const { query } = useDashboardUrl();
  const text = query.get(name);
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
