import { defaultTimeZone } from 'shared-ui';

import { instantOf } from '../../components/zonedTime';
import type { EventValues } from './eventSchema';

const isoOf = (wallTime: string) => new Date(instantOf(wallTime, defaultTimeZone)).toISOString();

/** The form as the API takes it (multipart, ISO times); what was left empty is left out. */
export function eventPayload(
  values: EventValues,
  status: 'DRAFT' | 'PUBLISHED',
  banner: File | null,
): FormData {
  const form = new FormData();
  const texts = {
    ...values,
    start_date: values.start_date && isoOf(values.start_date),
    end_date: values.end_date && isoOf(values.end_date),
    timezone: defaultTimeZone,
    status,
  };
  for (const [name, value] of Object.entries(texts)) {
    if (value.trim() !== '') form.set(name, value.trim());
  }
  if (banner) form.set('banner_image', banner);
  return form;
}
