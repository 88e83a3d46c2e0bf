import { beforeEach, expect, test } from 'vitest'
import { keepAddress, restoreAddress } from './address-over-sign-in.ts'
import { comesFromSignIn } from './sign-in-hint.ts'

const goTo = (address: string) => history.replaceState(null, '', address)
const shown = () => location.pathname + location.search + location.hash

beforeEach(() => sessionStorage.clear())

test.each(['/enquiry/1#stueckliste', '/enquiry?state=DRAFT&page=2', '/offer?state=OPEN#tabelle'])(
  '%s is there again after the sign-in, once',
  (address) => {
    goTo(address)
    keepAddress()
    goTo(address.replace(/[?#].*/, ''))
    restoreAddress(true)
    expect(shown()).toBe(address)
    goTo(location.pathname)
    restoreAddress(true)
    expect(shown()).toBe(location.pathname)
  },
)

test('another page than the one that was left keeps its own address', () => {
  goTo('/enquiry?state=DRAFT')
  keepAddress()
  goTo('/profile')
  restoreAddress(true)
  expect(shown()).toBe('/profile')
})

test('who did not come back from the sign-in gets what was asked for, then and later', () => {
  goTo('/enquiry?state=DRAFT')
  keepAddress()
  goTo('/enquiry')
  restoreAddress(false)
  restoreAddress(true)
  expect(shown()).toBe('/enquiry')
})

test('an address without anything behind its path forgets what an earlier one had', () => {
  goTo('/enquiry#stueckliste')
  keepAddress()
  goTo('/enquiry')
  keepAddress()
  restoreAddress(true)
  expect(shown()).toBe('/enquiry')
})

test.each([
  ['/enquiry#state=a&session_state=b&code=c', true],
  ['/enquiry#error=login_required&state=a', true],
  ['/enquiry?code=c#stueckliste', false],
  ['/enquiry', false],
])('%s is an answer of the sign-in: %s', (address, isBack) => {
  goTo(address)
  expect(comesFromSignIn()).toBe(isBack)
})
