import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const file = resolve(import.meta.dirname, '../../.cache/linear-expressions.json')

/** Expressions that an earlier run of the same `checker` found linear, as `/source/flags`. */
export function readLinear(checker: string): Set<string> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { checker: string; linear: string[] }
    return new Set(kept.checker === checker ? kept.linear : [])
  } catch {
    // No cache yet, or an unreadable one.
    return new Set()
  }
}

export function keepLinear(checker: string, linear: Iterable<string>): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify({ checker, linear: [...linear] }, null, 1))
  renameSync(`${file}.new`, file)
}
