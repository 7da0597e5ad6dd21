import { networkOf } from './whereFrom';

describe('networkOf', () => {
  it.each([
    ['an IPv4 address is counted by itself', '203.0.113.7', '203.0.113.7'],
    ['an IPv4 address of a server that listens on both', '::ffff:203.0.113.7', '203.0.113.7'],
    ['the same in hexadecimal', '::FFFF:cb00:7107', '203.0.113.7'],
    ['an IPv6 address', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['another one of its network', '2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
    ['one whose network has zeros', '2001:db8::1', '2001:db8:0:0::/64'],
    ['one with a zone', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['this machine', '::1', '0:0:0:0::/64'],
    ['what is no address', 'unknown', 'unknown'],
  ])('%s', (_what, address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
