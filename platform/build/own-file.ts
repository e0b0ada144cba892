import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const platform = resolve(import.meta.dirname, '..')

/** A file of the platform by its path without ending: TypeScript in a checkout, JavaScript where the platform is an installed package. */
export function ownFile(path: string): string {
  const found = ['.ts', '.tsx', '.js'].map(ending => resolve(platform, path + ending)).find(existsSync)
  if (!found) throw new Error(`the platform has no file ${path}`)
  return found
}
