import { expect, test } from '@jest/globals'
import { addressOf, changedTexts, questionOf, readTexts } from './position-query.ts'

const read = (query: string, lang: 'en' | 'id' = 'en') => readTexts(new URLSearchParams(query), lang)

test('the position calculator without parameters shows the example', () => {
  expect(questionOf(read(''), 'en').input).toMatchObject({
    pair: 'EURUSD',
    account: 'USD',
    balance: 5000,
    riskPct: 1,
    stopPips: 18,
  })
})

test('numbers in the calculator’s address are shown in the language’s format and map back to the same address', () => {
  const query = 'pair=USDJPY&account=IDR&balance=50000000.5&riskPct=0.5&stopPips=18&lotStep=0.1'
  expect(read(query, 'id')).toMatchObject({ balance: '50.000.000,5', riskPct: '0,5', lotStep: '0,1' })
  expect(addressOf(read(query, 'id'), 'id')).toBe(`/tools/position.html?${query}`)
  expect(addressOf(read(query, 'en'), 'en')).toBe(`/tools/position.html?${query}`)
})

test('numbers of a form sent without JavaScript are parsed in the language in which they were typed', () => {
  const sent = 'typed=id&pair=EURUSD&account=USD&balance=1.500&riskPct=0%2C5&stopPips=18&contractSize=&lotStep=&rate='
  expect(addressOf(read(sent, 'id'), 'id')).toBe(
    '/tools/position.html?pair=EURUSD&account=USD&balance=1500&riskPct=0.5&stopPips=18',
  )
})

test('an invalid number in the calculator’s address is kept as typed', () => {
  const texts = read('balance=ten&stopPips=')
  expect(texts).toMatchObject({ balance: 'ten', stopPips: '' })
  expect(addressOf(texts, 'en')).toContain('balance=ten&riskPct=1&stopPips=')
  const { input, unreadable } = questionOf(texts, 'en')
  expect(unreadable).toEqual(['balance'])
  expect(input.stopPips).toBeUndefined()
})

test('a visitor’s own rate applies to the pair that the calculation needs', () => {
  expect(questionOf(read('pair=USDJPY&account=USD&rate=160'), 'en').ownRates).toEqual({ USDJPY: 160 })
  expect(questionOf(read('pair=EURUSD&account=IDR&rate=16000'), 'en').ownRates).toEqual({ USDIDR: 16000 })
  expect(questionOf(read('pair=EURUSD&account=USD&rate=2'), 'en').ownRates).toBeUndefined()
})

test('a visitor’s own rate is not applied to another pair', () => {
  const texts = read('pair=USDJPY&account=USD&rate=160')
  expect(changedTexts(texts, 'pair', 'EURGBP').rate).toBe('')
  expect(changedTexts(texts, 'pair', 'EURJPY').rate).toBe('160')
  expect(read('typed=en&ratePair=USDJPY&pair=EURGBP&account=USD&rate=160').rate).toBe('')
})

test('a rate for an invalid pair is ignored', () => {
  expect(questionOf(read('pair=zz&rate=2'), 'en').ownRates).toBeUndefined()
})

test('spaces around a number in the calculator’s address do not count, and a field of spaces is empty', () => {
  expect(read('balance=%207000%20&stopPips=%20').balance).toBe('7,000')
  expect(questionOf({ ...read(''), contractSize: ' ' }, 'en')).toMatchObject({
    input: { contractSize: undefined },
    unreadable: [],
  })
})

test('a rate that was sent for the pair it still applies to is kept', () => {
  expect(read('typed=en&ratePair=USDJPY&pair=EURJPY&account=USD&rate=160').rate).toBe('160')
})
