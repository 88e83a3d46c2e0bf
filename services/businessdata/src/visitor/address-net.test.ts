import { expect, it } from 'vitest'
import { callerOf, netOf } from './address-net.ts'

it.each([
  ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
  ['::FFFF:cb00:714d', '203.0.113.0/24', '203.0.113.77'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48', '2001:db8:12:34::/64'],
  ['2001:0DB8::1', '2001:db8:0::/48', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0::/48', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.77', '64:ff9b:0::/48', '64:ff9b:0:0::/64'],
  ['nirgends', null, ''],
  ['', null, ''],
  [undefined, null, ''],
])('of %s the net %s is shown, and %s is counted', (address, net, caller) => {
  expect([netOf(address), callerOf(address)]).toEqual([net, caller])
})
