import { expect, test } from '@jest/globals'
import { temporaryFolder } from 'database/testing/temporary-folder'
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const project = join(import.meta.dirname, '../../..')

test('a plain npm install runs no package scripts', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'evil'))
  const script = "node -e \"require('fs').writeFileSync(process.env.INIT_CWD + '/ran', '')\""
  writeFileSync(
    join(folder, 'evil/package.json'),
    JSON.stringify({
      name: 'evil',
      version: '1.0.0',
      scripts: { preinstall: script, install: script, postinstall: script },
    }),
  )
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'site', version: '1.0.0', dependencies: { evil: 'file:evil' } }),
  )
  copyFileSync(join(project, '.npmrc'), join(folder, '.npmrc'))
  const environment = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_')),
  )
  execFileSync('npm', ['install', '--offline', '--loglevel=silent'], {
    cwd: folder,
    env: { ...environment, HOME: folder },
    shell: process.platform === 'win32',
  })
  expect([existsSync(join(folder, 'node_modules/evil')), existsSync(join(folder, 'ran'))]).toEqual([true, false])
})
