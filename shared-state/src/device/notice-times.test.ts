import { forgetNotices, rememberNotice, wasNoticed } from './notice-times.ts'

const hour = 3_600_000
afterEach(() => {
  jest.restoreAllMocks()
  forgetNotices()
})

test('a notice counts as shown until its hours are over, and with 0 hours never', () => {
  rememberNotice('n1', 0)
  expect([wasNoticed('n1', 24, 24 * hour - 1), wasNoticed('n1', 24, 24 * hour), wasNoticed('n1', 0, 0)]).toEqual([
    true,
    false,
    false,
  ])
  expect(wasNoticed('n2', 24, 0)).toBe(false)
})

test('a browser that refuses storage remembers notices until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused')
  })
  rememberNotice('n1', 0)
  expect(wasNoticed('n1', 24, hour)).toBe(true)
})

test('the stored list is bounded: the oldest notices are dropped', () => {
  for (let n = 0; n <= 50; n++) rememberNotice(`n${n}`, n)
  expect([wasNoticed('n0', 24, hour), wasNoticed('n1', 24, hour)]).toEqual([false, true])
})

test.each(['no json', '{"n1":1}', '[["n1"],[1,2],null]', `["${'x'.repeat(20_000)}"]`])(
  'stored text of another form counts as nothing: %.20s',
  text => {
    localStorage.setItem('noticeTimes', text)
    expect(wasNoticed('n1', 24, 0)).toBe(false)
  },
)
