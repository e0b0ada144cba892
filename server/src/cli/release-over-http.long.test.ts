import { expect, test } from '@jest/globals'
import { releaseCommandScene } from '../testing/release-command-scene.ts'

const { there, release, remote } = releaseCommandScene()

test('the release command exits with 2 for an unknown command or option and for a malformed value', async () => {
  const cases = [
    ['nonsense'],
    ['list', '--nope'],
    ['prune', '--days', 'x'],
    ['list', '--server', 'https://portal.example'],
    ['list', '--server', 'portal.example', '--key', 'x'],
  ]
  const ended = await Promise.all(cases.map(async args => [args.join(' '), (await release(...args)).code]))
  expect(ended).toEqual(cases.map(args => [args.join(' '), 2]))
})

test.each([
  [
    'the connection is lost',
    () => void (there.answer = request => void request.socket.destroy()),
    /was lost; run 'list'/,
  ],
  [
    'the portal has moved',
    () =>
      void (there.answer = (_request, response) =>
        void response.writeHead(301, { Location: 'https://new.example/' }).end()),
    /redirects to https:\/\/new.example\/: use that address/,
  ],
  [
    'the server fails',
    () =>
      void (there.answer = (_request, response) =>
        void response
          .writeHead(500)
          .end(JSON.stringify({ succeed: false, ErrorCode: 5000, message: 'Something went wrong. Reference: ab' }))),
    /Reference: ab/,
  ],
])('the release command exits with 3 if %s', async (_name, happens, words) => {
  happens()
  expect(await remote('list')).toMatchObject({ code: 3, out: '', err: expect.stringMatching(words) })
})
