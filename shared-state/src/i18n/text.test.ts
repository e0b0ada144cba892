import { Text } from './text.ts'

function text(lang: string) {
  const made = new Text(lang)
  made.add('en', {
    20001: 'Brokers',
    20002: 'Page {{page}} of {{pages}}',
    '20003_one': '{{count}} broker',
    '20003_other': '{{count}} brokers',
    20005: 'See {{name}}',
  })
  made.add('id', { 20001: 'Broker', '20003_other': '{{count}} broker' })
  return made
}

test('a text is returned in the visitor’s language', () => {
  expect(text('en').t(20001)).toBe('Brokers')
  expect(text('id').t(20001)).toBe('Broker')
})

test('values are inserted into a text unchanged', () => {
  expect(text('en').t(20002, { page: 2, pages: 9 })).toBe('Page 2 of 9')
})

test('special characters of HTML and of the template are inserted unchanged', () => {
  expect(text('en').t(20005, { name: `<b>"A&B"</b>` })).toBe('See <b>"A&B"</b>')
})

test('a value is inserted as a number of the visitor’s language where the text asks for it', () => {
  const inLanguage = (lang: string) => {
    const made = new Text(lang)
    made.add(lang, { 20006: '{{count, number}} ({{count}})' })
    return made.t(20006, { count: 59655 })
  }
  expect([inLanguage('en'), inLanguage('id')]).toEqual(['59,655 (59655)', '59.655 (59655)'])
})

test('a value that is not given leaves its place visible', () => {
  expect(text('en').t(20002, { page: 2 })).toBe('Page 2 of {{pages}}')
})

test.each([
  [0, '0 brokers'],
  [1, '1 broker'],
  [2, '2 brokers'],
])('a count of %p selects its plural form', (count, said) => {
  expect(text('en').t(20003, { count })).toBe(said)
})

test('an Indonesian text has one form for every count', () => {
  expect(text('id').t(20003, { count: 1 })).toBe('1 broker')
  expect(text('id').t(20003, { count: 5 })).toBe('5 broker')
})

test('a text without a translation is shown in English with the specified marker', () => {
  expect(text('id').t(20005, { name: 'Alpha' })).toBe('See Alpha(前端未翻译)')
  const withoutPlural = new Text('id')
  withoutPlural.add('en', { '20003_one': '{{count}} broker', '20003_other': '{{count}} brokers' })
  expect(withoutPlural.t(20003, { count: 2 })).toBe('2 brokers(前端未翻译)')
})

test('an unknown text key is shown with the specified marker', () => {
  expect(text('en').t(29999)).toBe('29999(前端未翻译)')
})

test('texts added later are available from then on', () => {
  const made = text('en')
  made.add('en', { 30001: 'Lessons' })
  expect(made.t(30001)).toBe('Lessons')
  expect(made.t(20001)).toBe('Brokers')
})

test('a text that is added again replaces the earlier one', () => {
  const made = text('en')
  made.add('en', { 20001: 'Firms' })
  expect([made.t(20001), made.t(20002, { page: 1, pages: 2 })]).toEqual(['Firms', 'Page 1 of 2'])
})

test('two concurrent visitors do not read each other’s language', () => {
  const [english, indonesian] = [text('en'), text('id')]
  expect([english.t(20001), indonesian.t(20001), english.t(20001)]).toEqual(['Brokers', 'Broker', 'Brokers'])
})

test('a text in a language with a region is found under its code in paths', () => {
  const hongKong = new Text('zh-hk')
  hongKong.add('zh-hk', { 20001: '經紀商', '20003_other': '{{count}} 間經紀商' })
  expect([hongKong.t(20001), hongKong.t(20003, { count: 2 })]).toEqual(['經紀商', '2 間經紀商'])
})

test('every plural form of Arabic is selected', () => {
  const arabic = new Text('ar')
  arabic.add(
    'ar',
    Object.fromEntries(['zero', 'one', 'two', 'few', 'many', 'other'].map(form => [`20003_${form}`, form])),
  )
  expect([0, 1, 2, 3, 11, 100].map(count => arabic.t(20003, { count }))).toEqual([
    'zero',
    'one',
    'two',
    'few',
    'many',
    'other',
  ])
})
