import { ProviderError } from './provider-error';

const answered = (status: number, said: string, code?: string) =>
  new ProviderError('POST /transfer', { status, said, code });

describe('a refusal', () => {
  it.each([
    [400, 'Your business cannot do this at the moment'],
    [400, 'You cannot initiate third party payouts as a starter business'],
    [400, 'Transfers is only available to Registered Paystack businesses'],
    [400, 'Your IP address is not allowed to make this call'],
    [401, 'Invalid key'],
    [403, 'Account number lookups are not allowed'],
  ])('of us says nothing about what was entered (%s “%s”)', (status, said) => {
    expect(answered(status, said).isAboutUs).toBe(true);
  });

  it.each([
    [400, 'Account details are invalid'],
    [400, 'Recipient not found on this integration'],
    [400, 'OTP is invalid or has expired'],
    [422, 'Invalid account number'],
    [429, 'Your business has made too many requests'],
    [503, 'The business service is unavailable'],
  ])('of something else is not of us (%s “%s”)', (status, said) => {
    expect(answered(status, said).isAboutUs).toBe(false);
  });
});
