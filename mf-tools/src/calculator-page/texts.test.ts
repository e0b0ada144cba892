import { expect, test } from '@jest/globals'
import { margin } from '../margin/margin.ts'
import { position } from '../position/position.ts'
import { swap } from '../swap/swap.ts'
import { valuesOf } from './answer-texts.ts'
import { changedTexts } from './changed-texts.ts'
import type { Calculator } from '../calculator/declare-calculator.ts'
import { addressOf, mostCharacters, readTexts } from './texts.ts'

type Lang = 'en' | 'id'
const rates = { EURUSD: 1.1, USDJPY: 154 }
const read = (query: string, lang: Lang = 'en', calculator: Calculator = position) =>
  readTexts(calculator, new URLSearchParams(query), lang)
const values = (query: string, calculator: Calculator = position) =>
  valuesOf(calculator, read(query, 'en', calculator), 'en', rates)

test('a calculator without parameters shows its example, with the standard sizes of the instrument', () => {
  expect(values('')).toEqual({
    pair: 'EURUSD',
    account: 'USD',
    balance: 5000,
    riskPct: 1,
    stopPips: 18,
    contractSize: 100_000,
    lotStep: 0.01,
    rate: undefined,
  })
})

test('numbers in an address are shown in the language’s format and map back to the same address', () => {
  const query = 'pair=USDJPY&account=IDR&balance=50000000.5&riskPct=0.5&stopPips=18&lotStep=0.1'
  expect(read(query, 'id')).toMatchObject({ balance: '50.000.000,5', riskPct: '0,5', lotStep: '0,1' })
  expect(addressOf(position, read(query, 'id'), 'id')).toBe(`/tools/position.html?${query}`)
  expect(addressOf(position, read(query, 'en'), 'en')).toBe(`/tools/position.html?${query}`)
})

test('numbers of a form sent without JavaScript are parsed in the language in which they were typed', () => {
  const sent = 'typed=id&pair=EURUSD&account=USD&balance=1.500&riskPct=0%2C5&stopPips=18&contractSize=&lotStep=&rate='
  expect(addressOf(position, read(sent, 'id'), 'id')).toBe(
    '/tools/position.html?pair=EURUSD&account=USD&balance=1500&riskPct=0.5&stopPips=18',
  )
})

test('an invalid number in an address is kept as typed', () => {
  const texts = read('balance=ten&stopPips=')
  expect(texts).toMatchObject({ balance: 'ten', stopPips: '' })
  expect(addressOf(position, texts, 'en')).toContain('balance=ten&riskPct=1&stopPips=')
  expect(values('balance=ten&stopPips=')).toMatchObject({ balance: NaN, stopPips: undefined })
})

test('spaces around a number in an address do not count, and a field of spaces is empty', () => {
  expect(read('balance=%207000%20').balance).toBe('7,000')
  expect(values('contractSize=%20')).toMatchObject({ contractSize: 100_000 })
})

test('a text longer than any number is cut off', () => {
  expect(read(`balance=${'x'.repeat(10_000)}`).balance).toBe('x'.repeat(mostCharacters))
})

test('an unknown option in an address is the first one', () => {
  expect(read('mode=percent', 'en', swap).mode).toBe('percent')
  expect(read('mode=x', 'en', swap).mode).toBe('points')
})

test('an address leaves out the fields that its mode does not show', () => {
  expect(addressOf(swap, read('mode=currency&price=2&dayBasis=365', 'en', swap), 'en')).not.toMatch(/price|dayBasis/)
})

test('a visitor’s own rate is not applied to another pair', () => {
  const change = (field: string, text: string) =>
    changedTexts(position, read('pair=USDJPY&account=USD&rate=160'), { field, text, lang: 'en', rates })
  expect(change('pair', 'EURGBP').rate).toBe('')
  expect(change('pair', 'EURJPY').rate).toBe('160')
  expect(read('typed=en&ratePair=USDJPY&pair=EURGBP&account=USD&rate=160').rate).toBe('')
  expect(read('typed=en&ratePair=USDJPY&pair=EURJPY&account=USD&rate=160').rate).toBe('160')
})

test('a size keeps its amount when its unit changes', () => {
  const change = (query: string, text: string) =>
    changedTexts(margin, read(query, 'en', margin), { field: 'unit', text, lang: 'en', rates }).size
  expect(change('size=0.29&unit=lots', 'units')).toBe('29,000')
  expect(change('size=2,9&unit=units', 'lots')).toBe('0.000029')
  expect(change('size=2&unit=lots&contractSize=1000', 'units')).toBe('2,000')
  expect(change('size=x&unit=lots', 'units')).toBe('x')
})

test('a price moves with its instrument, and is cleared where the site knows no rate', () => {
  const change = (text: string) =>
    changedTexts(margin, read('price=1.21', 'en', margin), { field: 'pair', text, lang: 'en', rates }).price
  expect(change('USDJPY')).toBe('169.4')
  expect(change('XAUUSD')).toBe('')
})
