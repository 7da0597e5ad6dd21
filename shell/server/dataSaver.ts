import type { FastifyRequest } from 'fastify';
import { preferenceIn, savesData, type DataSaverPreference } from '@nzuko/shared-ui/data-saver';

/** The request headers that decide on Data Saver, for `Vary`: a cache must tell pages apart by them. */
export const SAVER_HEADERS = 'Save-Data, Cookie';

/** True if the visitor's browser asks to use little data. */
export const browserSavesData = ({ headers }: FastifyRequest): boolean =>
  String(headers['save-data']).toLowerCase() === 'on';

/** The visitor's own choice. */
export const saverChoiceOf = ({ headers }: FastifyRequest): DataSaverPreference =>
  preferenceIn(headers.cookie ?? '');

/** True if the visitor's page must save data: by their own choice, or else their browser's. */
export const savesDataFor = (request: FastifyRequest): boolean =>
  savesData(saverChoiceOf(request), browserSavesData(request));
