import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The list is committed, so that a fresh clone verifies only what is new. */
const file = resolve(import.meta.dirname, 'verified-expressions.json')

interface Verified {
  /** Names the version of the checker that verified them. */
  checker: string
  /** As `/source/flags`. */
  linear: string[]
}

/** Expressions that the same `checker` has found linear. */
export function readVerified(checker: string): Set<string> {
  const verified = JSON.parse(readFileSync(file, 'utf8')) as Verified
  return new Set(verified.checker === checker ? verified.linear : [])
}

/** Writes the list of the tree's expressions, unless it is up to date. */
export function writeVerified(checker: string, linear: readonly string[]): void {
  const text = `${JSON.stringify({ checker, linear: linear.toSorted() } satisfies Verified, null, 2)}\n`
  if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text)
}
