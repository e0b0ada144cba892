import { countedClick, type ClickPlace } from './counted-click.ts'

const place = (path: string): ClickPlace => ({
  page: new URL(path, 'https://site.example'),
  canonical: path.split('?')[0]!,
  lang: 'en',
  country: '840',
  version: '1.0.0',
  userId: 'u1',
  device: '0a1b',
})

function clickOn(href: string, { on = '/en/ranking.html?period=week', within = 'main' } = {}) {
  document.body.innerHTML = `<${within}><p><a href="${href}">x</a></p></${within}>`
  return countedClick(document.querySelector('a')!, place(on))?.input
}

beforeAll(() => {
  document.head.innerHTML = '<base href="https://site.example/">'
})

test('a click on a broker link is counted for that broker, with the place of the link', () => {
  expect(clickOn('/en/brokers/info/quillhaven-fx-Q1.html')).toEqual({
    type: 1,
    code: 'Q1',
    userid: 'u1',
    equipId: '0a1b',
    platform: 3,
    apptype: 7,
    ver: '1.0.0',
    lang: 'en',
    country: '840',
    spots: 'main',
    url: '/en/ranking.html?period=week',
    jumpStatisticsUrl: '/en/brokers/info/quillhaven-fx-Q1.html',
  })
  expect(clickOn('/id/brokers/quillhaven-fx-Q1/index.html', { within: 'footer' })).toMatchObject({
    code: 'Q1',
    spots: 'footer',
  })
})

test('an outbound click on a broker’s page is counted for that broker, without the link’s query string', () => {
  const on = '/en/brokers/safe/quillhaven-fx-Q1.html'
  expect(clickOn('https://register.example/search?session=secret', { on })).toMatchObject({
    type: 2,
    code: 'Q1',
    jumpStatisticsUrl: 'https://register.example/search',
  })
  expect(clickOn('/en/leaving.html?url=https%3A%2F%2Fquill.example', { on })).toMatchObject({ type: 2, code: 'Q1' })
})

test('a click on a broker’s contact is counted without the contact address', () => {
  const input = clickOn('mailto:someone@quill.example', { on: '/en/brokers/company/quillhaven-fx-Q1.html' })
  expect(input).toMatchObject({ type: 3, code: 'Q1' })
  expect(JSON.stringify(input)).not.toContain('someone')
})

test.each([
  ['/en/brokers'],
  ['/en/brokers/safe.html'],
  ['/en/regulators/financial-conduct-authority-fca.html'],
  ['/en/education/news/a-b-c1.html'],
  ['https://register.example/'],
  ['mailto:us@site.example'],
  ['#content'],
  ['javascript:alert(1)'],
])('a click on %s outside a broker’s page is not counted', href => expect(clickOn(href)).toBeUndefined())

test('an address that is too long for the statistics call is truncated', () => {
  const input = clickOn('/en/brokers/info/x-Q1.html', { on: `/en/brokers?keyword=${'a'.repeat(2000)}` })
  expect(input).toMatchObject({ url: expect.stringMatching(/^.{500}$/) })
})
