import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hideQuotes, phrasesOf } from './quotes.ts'

const post = 'They took my money on the first of May, and nobody has answered since.'
const phrases = phrasesOf([post])

test.each([
  ['five words in a row', 'He says they took my money on Tuesday.', 'He says […] Tuesday.'],
  ['other case, signs and accents', 'THEY—took "my" móney, on...', '[…]...'],
  ['invisible characters inside words', 'the\u200By to\u00ADok my mon\u200Dey on time', '[…] time'],
  ['line breaks between words', 'they\ntook\n\nmy money\ton', '[…]'],
  ['two quotes', 'They took my money on. Well: and nobody has answered since. So.', '[…]. Well: […]. So.'],
  ['the whole text', post, '[…].'],
])('a quote is replaced, with %s', (_what, comment, shown) => {
  expect(hideQuotes(comment, phrases)).toBe(shown)
})

test.each([
  ['four words in a row', 'They took my money too.'],
  ['the same words in another order', 'My money on the day, they took it first, of May since.'],
  ['no words at all', '… ! …'],
])('a comment with %s stays as it is', (_what, comment) => {
  expect(hideQuotes(comment, phrases)).toBe(comment)
})

test('a short title is a quote as a whole, and one of two words is none', () => {
  expect(hideQuotes('I read: my money vanished! Really?', phrasesOf(['My money vanished']))).toBe(
    'I read: […]! Really?',
  )
  expect(hideQuotes('It was a scam broker.', phrasesOf(['Scam broker']))).toBe('It was a scam broker.')
})

test('what a corrected text still says is no quote of the old one', () => {
  const cut = phrasesOf([post], ['On the first of May, and nobody has answered since: they paid.'])
  expect(hideQuotes('on the first of May, and nobody', cut)).toBe('on the first of May, and nobody')
  expect(hideQuotes('they took my money on the first of May', cut)).toBe('[…] May')
})

test('whatever is put around, between and over words, no five withheld words in a row remain, and other texts do not change', () => {
  const word = fc.constantFrom('money', 'broker', 'never', 'paid', 'me', 'back', 'May', 'úang', 'saya', 'hilang')
  const gap = fc.constantFrom(' ', ', ', '\n', ' \u200B ', '… ', ' - ', '  ')
  const text = fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 40 })
  const keys = (shown: string) =>
    shown
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const runs = (words: readonly string[]) =>
    words.map((_one, at) => words.slice(at, at + 5).join(' ')).slice(0, Math.max(0, words.length - 4))
  const written = (parts: [string, string][]) => parts.flat().join('')
  fc.assert(
    fc.property(text, text, (withheld, comment) => {
      const source = written(withheld)
      const known = new Set(runs(keys(source)))
      const shown = hideQuotes(written(comment), phrasesOf([source]))
      for (const piece of shown.split('[…]'))
        for (const run of runs(keys(piece))) if (withheld.length >= 5) expect(known).not.toContain(run)
      if (withheld.length >= 5 && !runs(keys(written(comment))).some(run => known.has(run)))
        expect(shown).toBe(written(comment))
    }),
    { numRuns: 300 },
  )
})
