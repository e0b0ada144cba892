import { growth, QUADRATIC } from '../testing/growth.ts'
import { typedAddress, typedCode, typedNumber } from './typed.ts'

const shapes: ((repeated: string) => string)[] = [text => text, text => `a${text}a`, text => `a@ü${text}!`]

test.each(['+', ' ', '\u200b', '@', '.', 'ü', '１', '-', '😀'])(
  'a text that repeats "%s" 100,000 times is normalised in linear time',
  async sign => {
    const read = (length: number) => {
      for (const shape of shapes)
        for (const typed of [typedAddress, typedCode, typedNumber]) typed(shape(sign.repeat(length)))
    }
    expect(await growth(read, 3_200)).toBeLessThan(QUADRATIC)
  },
)
