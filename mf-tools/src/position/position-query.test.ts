import { expect, test } from '@jest/globals'
import { addressOf, changedTexts, questionOf, readTexts } from './position-query.ts'

const read = (query: string, lang: 'en' | 'id' = 'en') => readTexts(new URLSearchParams(query), lang)

test('an address without a question shows the example', () => {
  expect(questionOf(read(''), 'en').input).toMatchObject({
    pair: 'EURUSD',
    account: 'USD',
    balance: 5000,
    riskPct: 1,
    stopPips: 18,
  })
})

test('numbers of an address are shown as the language writes them, and lead to the same address', () => {
  const query = 'pair=USDJPY&account=IDR&balance=50000000.5&riskPct=0.5&stopPips=18&lotStep=0.1'
  expect(read(query, 'id')).toMatchObject({ balance: '50.000.000,5', riskPct: '0,5', lotStep: '0,1' })
  expect(addressOf(read(query, 'id'), 'id')).toBe(`/tools/position.html?${query}`)
  expect(addressOf(read(query, 'en'), 'en')).toBe(`/tools/position.html?${query}`)
})

test('a form sent without JavaScript says in which language its numbers were typed', () => {
  const sent = 'typed=id&pair=EURUSD&account=USD&balance=1.500&riskPct=0%2C5&stopPips=18&contractSize=&lotStep=&rate='
  expect(addressOf(read(sent, 'id'), 'id')).toBe(
    '/tools/position.html?pair=EURUSD&account=USD&balance=1500&riskPct=0.5&stopPips=18',
  )
})

test('what is no number stays as it was typed', () => {
  const texts = read('balance=ten&stopPips=')
  expect(texts).toMatchObject({ balance: 'ten', stopPips: '' })
  expect(addressOf(texts, 'en')).toContain('balance=ten&riskPct=1&stopPips=')
  const { input, unreadable } = questionOf(texts, 'en')
  expect(unreadable).toEqual(['balance'])
  expect(input.stopPips).toBeUndefined()
})

test("the reader's own rate is of the pair as people know it", () => {
  expect(questionOf(read('pair=USDJPY&account=USD&rate=160'), 'en').ownRates).toEqual({ USDJPY: 160 })
  expect(questionOf(read('pair=EURUSD&account=IDR&rate=16000'), 'en').ownRates).toEqual({ USDIDR: 16000 })
  expect(questionOf(read('pair=EURUSD&account=USD&rate=2'), 'en').ownRates).toBeUndefined()
})

test('a rate never becomes that of another pair', () => {
  const texts = read('pair=USDJPY&account=USD&rate=160')
  expect(changedTexts(texts, 'pair', 'EURGBP').rate).toBe('')
  expect(changedTexts(texts, 'pair', 'EURJPY').rate).toBe('160')
  expect(read('typed=en&ratePair=USDJPY&pair=EURGBP&account=USD&rate=160').rate).toBe('')
})

test('what is no pair has no rate', () => {
  expect(questionOf(read('pair=zz&rate=2'), 'en').ownRates).toBeUndefined()
})
