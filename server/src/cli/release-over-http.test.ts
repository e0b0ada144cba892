import { describe, expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import { sha256Of } from 'platform/host/releases/keys/signed-requests'
import { writeFakeRelease } from 'platform/host/testing/fake-release'
import { releaseCommandScene } from '../testing/release-command-scene.ts'
import { askRemote, readRemote } from './remote-server.ts'

const root = resolve(import.meta.dirname, '../../..')
const { there, release, remote } = releaseCommandScene()
const data = (Data: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.end(JSON.stringify({ succeed: true, ErrorCode: 0, message: '', Data }))

describe('a release command over HTTP', () => {
  test('a release command is signed for its verb, area, body and server', async () => {
    const asked: { url?: string | undefined; claims?: object; body?: string } = {}
    there.answer = (request, response, body) => {
      Object.assign(asked, {
        url: request.url,
        claims: decodeJwt(request.headers.authorization!.replace('Bearer ', '')),
        body: body.toString(),
      })
      data({ behind: [] })(request, response)
    }
    const { code, out } = await remote('canary', 'brokers', '1.2.0', '5', '--reason', 'ticket 12')
    expect([code, out]).toEqual([0, '5 % of the visitors get brokers 1.2.0\n'])
    const body = '{"version":"1.2.0","percent":5,"reason":"ticket 12"}'
    expect(asked).toMatchObject({
      url: '/api/releases/v1/canary',
      body,
      claims: { verb: 'canary', area: 'brokers', sha256: sha256Of(Buffer.from(body)), aud: there.origin },
    })
  })

  test('publish uploads a built folder with a signature, and --json prints the response', async () => {
    const built = join(there.folder, 'built')
    writeFakeRelease(built, { area: 'brokers', version: '1.0.0' })
    let sent = 0
    there.answer = (request, response, body) => {
      sent = body.length
      data({ area: 'brokers', version: '1.0.0', commit: 'test', behind: [] })(request, response)
    }
    const { code, out, err } = await remote('publish', 'brokers', '--folder', built, '--json')
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toMatchObject({ version: '1.0.0' })
    expect(sent).toBeGreaterThan(500)
    expect(readdirSync(built)).toContain('release.sig')
  })
})

describe('exit codes of the release command line', () => {
  test('the release command exits with 4 if a process has not applied the change', async () => {
    there.answer = data({ behind: ['web-2 812'] })
    expect(await remote('activate', 'brokers', '1.0.0')).toEqual({
      code: 4,
      out: 'brokers is at 1.0.0\n',
      err: 'these processes have not applied it yet: web-2 812\n',
    })
  })

  test('the release command exits with 1 and prints the server’s message if it is refused', async () => {
    there.answer = (_request, response) =>
      void response
        .writeHead(403)
        .end(JSON.stringify({ succeed: false, ErrorCode: 2003, message: 'key 12 may not activate tools' }))
    expect(await remote('activate', 'tools', '1.0.0')).toEqual({
      code: 1,
      out: '',
      err: 'key 12 may not activate tools\n',
    })
  })

  test('the release command exits with 1 if verify finds a difference', async () => {
    there.answer = data({ signedBy: '12', problems: ['web/entry.js is missing'] })
    expect(await remote('verify', 'brokers', '1.0.0')).toMatchObject({
      code: 1,
      out: expect.stringContaining('web/entry.js is missing'),
    })
  })

  test('the release command exits with 2 if its arguments are invalid', async () => {
    const cases = [[], ['activate', 'brokers'], ['canary', 'brokers', '1.0.0', 'x']]
    const ended = await Promise.all(cases.map(async args => [args.join(' '), (await release(...args)).code]))
    expect(ended).toEqual(cases.map(args => [args.join(' '), 2]))
  })

  test('the release command exits with 3 if the server does not respond', async () => {
    there.server.close()
    expect(await remote('list')).toMatchObject({
      code: 3,
      out: '',
      err: expect.stringMatching(/^no server responds at http:\/\/127.0.0.1:\d+\n$/),
    })
  })
})

describe('a remote server and its key', () => {
  test('a missing or invalid key is refused, and --key without --server is not understood', async () => {
    await expect(readRemote({ server: there.origin, key: '/no/such.key' })).rejects.toMatchObject({
      name: 'CommandRefused',
      message: expect.stringMatching(/^the key cannot be read: /),
    })
    writeFileSync(there.key, 'no key')
    await expect(readRemote({ server: there.origin, key: there.key })).rejects.toMatchObject({
      name: 'CommandRefused',
      message: expect.stringContaining('contains no private release key'),
    })
    await expect(readRemote({ key: there.key })).rejects.toMatchObject({ name: 'NotUnderstood' })
  })

  test('a server that is not a portal counts as unreachable', async () => {
    there.answer = (_request, response) => void response.writeHead(413).end('<h1>Too large</h1>')
    const server = await readRemote({ server: there.origin, key: there.key })
    await expect(askRemote(server!, { verb: 'list', body: Buffer.from('{}') })).rejects.toMatchObject({
      name: 'ServerUnreachable',
      message: expect.stringMatching(/does not respond like a portal \(status 413\)/),
    })
  })
})

test('the CI example uses only existing commands and options', async () => {
  const example = readFileSync(join(root, 'docs/examples/release-area.yml'), 'utf8')
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const commands = [...example.matchAll(/^ +npm run (.+)$/gm)].map(([, command]) => command!.split(' '))
  expect(commands.map(([, , verb]) => verb)).toEqual(['publish', 'canary'])
  for (const [script, , verb, ...rest] of commands) {
    expect(Object.keys(scripts)).toContain(script)
    const { out } = await release(verb!, '--help')
    for (const option of rest.filter(word => word.startsWith('--'))) expect(out).toContain(`${option} `)
  }
  const folders = [...example.matchAll(/^ +\/([\w-]+(?:\/[\w-]+)*)\/$/gm)].map(([, folder]) => folder!)
  expect(folders).not.toHaveLength(0)
  expect(folders.filter(folder => !existsSync(join(root, folder)))).toEqual([])
})
