import { usercenterViporders } from 'calls/account-lists'
import type { LoadContext } from 'shared-state/runtime'
import { Refused, storeWith } from '../testing/open-page.tsx'
import { ownPage } from './own-page.ts'
import { withheldOr } from './withheld.ts'

const contextOf = (backend: Parameters<typeof storeWith>[0]): LoadContext => {
  const store = storeWith(backend)
  return {
    params: {},
    url: new URL('http://localhost/en/user/x.html'),
    lang: 'en',
    api: store.api,
    store,
    signal: new AbortController().signal,
  }
}

test.each([
  [403, { init: { status: 403 }, data: { data: { withheld: 'role', message: 'No.' } } }],
  [501, { data: { withheld: 'notConfigured', message: 'No.' } }],
])(
  'a call refused with %d is explained on the page, and only a forbidden page has an error status',
  async (status, page) => {
    const context = contextOf({ 'usercenter.viporders': () => new Refused(status, { message: 'No.' }) })
    const loaded = await ownPage(({ api }) => withheldOr(api.call(usercenterViporders, {})))(context)
    expect(loaded).toMatchObject(page)
  },
)

test.each([401, 404, 500])('a call refused with %d is thrown, not explained on the page', async status => {
  const context = contextOf({ 'usercenter.viporders': () => new Refused(status, {}) })
  await expect(ownPage(({ api }) => withheldOr(api.call(usercenterViporders, {})))(context)).rejects.toMatchObject({
    status,
  })
})

test('a session that expires while the counts load is refused with 401', async () => {
  const context = contextOf({ 'usercenter.traderinfocount': () => new Refused(401, {}) })
  await expect(ownPage(async () => 'page')(context)).rejects.toMatchObject({ status: 401 })
})
