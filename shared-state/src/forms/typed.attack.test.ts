import { typedAddress, typedCode, typedNumber } from './typed.ts'

const length = 100_000
const long = ['+', ' ', '\u200b', '@', '.', 'ü', '１', '-', '😀'].flatMap(sign => [sign.repeat(length), `a${sign.repeat(length)}a`, `a@ü${sign.repeat(length)}!`])

test('what is typed takes linear time whatever it is', () => {
  const began = performance.now()
  for (const text of long) for (const read of [typedAddress, typedCode, typedNumber]) read(text)
  expect(performance.now() - began).toBeLessThan(3_000)
})
