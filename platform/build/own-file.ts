import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

const platform = resolve(import.meta.dirname, '..')

/** Finds a platform file by its path without extension: TypeScript in a checkout, JavaScript if the platform is an installed package. */
export function ownFile(path: string): string {
  const found = ['.ts', '.tsx', '.js'].map(ending => resolve(platform, path + ending)).find(existsSync)
  if (!found) throw new Error(`the platform has no file ${path}`)
  return found
}
