import { matchParts } from './match-parts.ts'

const shown = (text: string, keyword: string) =>
  matchParts(text, keyword)
    .map(part => (part.match ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Quillhaven FX', 'quill', '[Quill]haven FX'],
  ['Tranquill Trade', 'QUILL', 'Tran[quill] Trade'],
  ['Quillhaven FX, quill', 'quill', '[Quill]haven FX, [quill]'],
  ['North Zubrixo Markets', 'markets north', '[North] Zubrixo [Markets]'],
  ['North Zubrixo', 'north  zubrixo', '[North Zubrixo]'],
  ['Álamo Kvestra', 'alamo', '[Álamo] Kvestra'],
  ['A\u0301lamo', 'ala', '[A\u0301la]mo'],
  ['Kvestra-Desk', 'kvestra desk', '[Kvestra-Desk]'],
  ['A main market', 'ma', 'A [ma]in [ma]rket'],
  ['Trauma', 'ma', 'Trauma'],
  ['İstanbul', 'istanbul', '[İstanbul]'],
  ['Nothing alike', 'zubrixo', 'Nothing alike'],
  ['', 'x', ''],
  ['Signs & co', '&', 'Signs & co'],
  ['🙂 Quill 🙂', 'quill', '🙂 [Quill] 🙂'],
])('in %j the keyword %j is highlighted as %j', (text, keyword, found) => {
  expect(shown(text, keyword)).toBe(found)
})

test('joining the matched and unmatched parts restores the original text', () => {
  const text = 'ﬁne ßtraße, İzmir Ⅷ — a\u0301b'
  for (const keyword of ['fine', 'strasse', 'izmir', 'viii', 'ab', 'i'])
    expect(
      matchParts(text, keyword)
        .map(part => part.text)
        .join(''),
    ).toBe(text)
})
