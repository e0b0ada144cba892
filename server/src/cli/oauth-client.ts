import { cac } from 'cac'
import { oauthClientVerbs } from '../verbs/oauth-client-verbs.ts'
import { askOrOpen } from './ask-or-open.ts'
import { runCli } from './run-cli.ts'

/**
 * `npm run oauth-client -- …`: manages the clients of the OAuth grant. Exit codes: 0 done, 1 refused or failed, 2 not understood.
 */
const cli = cac('npm run oauth-client --')

/** An option that may be given several times. */
const all = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String))

cli
  .command('add <name>', 'make a client; its secret and its provision key are shown this once')
  .option('--redirect <uri>', 'where codes are sent; several times for several addresses')
  .option('--scope <scope>', 'what it may be granted: read, write; several times for both')
  .action(async (name: string, { redirect, scope }: { redirect?: unknown; scope?: unknown }) => {
    const input = { name: String(name), redirectUris: all(redirect), scopes: all(scope) }
    const { clientId, clientSecret, provisionKey } = await askOrOpen(oauthClientVerbs, 'oauthClientAdd', input)
    console.log(`client_id      ${clientId}\nclient_secret  ${clientSecret}\nprovision_key  ${provisionKey}`)
    console.error(
      'Keep these: the site holds no copy. Whoever has the provision key can let any user log in at this client.',
    )
  })

cli.command('list', 'clients, without their secrets').action(async () => {
  for (const { clientId, name, redirectUris, scopes, createdAt } of await askOrOpen(
    oauthClientVerbs,
    'oauthClientList',
    {},
  )) {
    console.log(`${clientId}  ${createdAt.slice(0, 10)}  ${name}`)
    for (const uri of redirectUris) console.log(`  redirect ${uri}`)
    if (scopes.length > 0) console.log(`  scopes   ${scopes.join(' ')}`)
  }
})

cli.command('remove <id>', 'end a client and everything it was granted, at once').action(async (clientId: string) => {
  await askOrOpen(oauthClientVerbs, 'oauthClientRemove', { clientId: String(clientId) })
  console.log(`${clientId} is removed`)
})

await runCli(cli)
