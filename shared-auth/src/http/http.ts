import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';

import { ApiError } from './ApiError';

/** Loads the client on the first call, so that pages that don't need it yet aren't delayed. */
async function loadClient(): Promise<AxiosInstance> {
  try {
    return (await import(/* webpackChunkName: "http-client" */ './client')).client;
  } catch (cause) {
    // If its file can't load, the API can't be reached either.
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
 * The shared HTTP client. Base path `/api`, JSON, 30 s timeout.
 *
 * Every call except the anonymous ones sends the access token, refreshing it first if it expires within 30 s. A 401 triggers
 * one refresh and one retry. Every failure is an `ApiError`. Spec sections 4 and 7.
 */
export const http = {
  get: bare('get'),
  delete: bare('delete'),
  post: withBody('post'),
  put: withBody('put'),
  patch: withBody('patch'),
};
