import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../../..')
const folders = ['platform', 'backend/src', 'database/src', 'sample-data/src', 'server/src']

/** The code that runs on the server outside releases, without tests and commands; `file` is relative to the project. */
export const serverSources = (): { file: string; text: string }[] =>
  folders.flatMap(folder =>
    readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
      .map(file => `${folder}/${file}`)
      .filter(file => file.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/cli\/|\/node_modules\//.test(file))
      .map(file => ({ file, text: readFileSync(join(project, file), 'utf8') })),
  )
