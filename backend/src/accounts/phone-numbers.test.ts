import { expect, test } from '@jest/globals'
import { dialled, readPhoneNumber } from './phone-numbers.ts'

test.each([
  ['081234567890', '+62', '+6281234567890'],
  ['81234567890', '62', '+6281234567890'],
  ['+62 812-3456-7890', undefined, '+6281234567890'],
  ['6281234567890', '+62', '+6281234567890'],
  ['02079460000', '+44', '+442079460000'],
  ['2125550123', '1', '+12125550123'],
  [' 0812 3456-7890 ', '62', '+6281234567890'],
  ['(021) 555.0123', '62', '+62215550123'],
  [' +6281234567890 ', undefined, '+6281234567890'],
])('the phone number %s with area code %s is read in international form', (text, areaCode, whole) => {
  const number = readPhoneNumber(text, areaCode)
  expect(number && dialled(number)).toBe(whole)
})

test.each([
  ['12', '+62'],
  ['081234567890', undefined],
  ['abc', '+62'],
  ['81234567890x', '+62'],
  ['+6281234567890 ext. 5', undefined],
  ['tel:+6281234567890', undefined],
  ['81234567890', '6+2'],
  ['+62x81234567890', undefined],
  ['81234567890', '+999'],
  ['6221', '+62'],
  ['8'.repeat(15), '+62'],
])('the phone number %s with area code %s is invalid', (text, areaCode) =>
  expect(readPhoneNumber(text, areaCode)).toBeUndefined(),
)

test('a phone number consists of the area code and the number without the zero of national calls', () => {
  expect(readPhoneNumber('081234567890', '+62')).toEqual({ areaCode: '62', phone: '81234567890' })
})
