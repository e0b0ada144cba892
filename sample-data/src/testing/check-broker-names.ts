import { expect } from '@jest/globals'
import { readSampleFile } from '../sample-texts.ts'
import type { BrokerSketch } from '../sketch-brokers.ts'

/** Expects unique names and valid, unique codes. */
export function expectDistinct(brokers: readonly BrokerSketch[]): void {
  expect(new Set(brokers.map(({ name }) => name.shown.toLowerCase())).size).toBe(brokers.length)
  expect(new Set(brokers.map(({ code }) => code)).size).toBe(brokers.length)
  expect(brokers.filter(({ code }) => !/^[0-9A-Za-z]{1,20}$/.test(code))).toEqual([])
}

/** The brokers whose name contains the name of a real firm, with that name. */
export function realNamesIn(brokers: readonly BrokerSketch[]): string[] {
  const { words } = readSampleFile<{ words: string[] }>('real-brand-words.json')
  return brokers.flatMap(({ name }) => {
    const parts = name.shown.toLowerCase().split(/[^a-z0-9]+/)
    const together = parts.join('')
    return words
      .filter(word => (word.length < 5 ? parts.includes(word) : together.includes(word)))
      .map(word => `${name.shown}: ${word}`)
  })
}
