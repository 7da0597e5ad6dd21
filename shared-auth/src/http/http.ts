import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';

import { ApiError } from './ApiError';

/** The client comes with the first call: a page that can be used without one is not kept waiting for it. */
async function loadClient(): Promise<AxiosInstance> {
  try {
    return (await import(/* webpackChunkName: "http-client" */ './client')).client;
  } catch (cause) {
    // Its file did not arrive, so neither would an answer.
    throw new ApiError('network', 0, undefined, 'request', { cause });
  }
}

type Config = AxiosRequestConfig;

const bare =
  (method: 'get' | 'delete') =>
  async <Body>(url: string, config?: Config): Promise<AxiosResponse<Body>> =>
    (await loadClient())[method]<Body>(url, config);

const withBody =
  (method: 'post' | 'put' | 'patch') =>
  async <Body>(url: string, data?: unknown, config?: Config): Promise<AxiosResponse<Body>> =>
    (await loadClient())[method]<Body>(url, data, config);

/**
 * The one HTTP client. Base path `/api`, JSON, 30 s.
 *
 * Every call but the anonymous ones carries the access token, refreshed first when it ends within 30 s. A 401 brings one
 * refresh and one retry. Every failure is an `ApiError`. Source: spec sections 4 and 7.
 */
export const http = {
  get: bare('get'),
  delete: bare('delete'),
  post: withBody('post'),
  put: withBody('put'),
  patch: withBody('patch'),
};
