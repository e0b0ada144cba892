import { expect, test } from '@jest/globals'
import { dialled, readPhoneNumber } from './phone-numbers.ts'

test.each([
  ['081234567890', '+62', '+6281234567890'],
  ['81234567890', '62', '+6281234567890'],
  ['+62 812-3456-7890', undefined, '+6281234567890'],
  ['6281234567890', '+62', '+6281234567890'],
  ['02079460000', '+44', '+442079460000'],
  ['2125550123', '1', '+12125550123'],
])('the phone number %s with area code %s is read in international form', (text, areaCode, whole) => {
  const number = readPhoneNumber(text, areaCode)
  expect(number && dialled(number)).toBe(whole)
})

test.each([
  ['12', '+62'],
  ['081234567890', undefined],
  ['abc', '+62'],
  ['+62x81234567890', undefined],
  ['81234567890', '+999'],
  ['6221', '+62'],
  ['8'.repeat(15), '+62'],
])('the phone number %s with area code %s is invalid', (text, areaCode) =>
  expect(readPhoneNumber(text, areaCode)).toBeUndefined(),
)
