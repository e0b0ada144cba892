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
  .command('add <name>', 'create a client and print its secret and provision key (shown only once)')
  .option('--redirect <uri>', 'redirect address for codes; may be repeated')
  .option('--scope <scope>', 'scope it may be granted, read or write; may be repeated')
  .action(async (name: string, { redirect, scope }: { redirect?: unknown; scope?: unknown }) => {
    const input = { name: String(name), redirectUris: all(redirect), scopes: all(scope) }
    const { clientId, clientSecret, provisionKey } = await askOrOpen(oauthClientVerbs, 'oauthClientAdd', input)
    console.log(`client_id      ${clientId}\nclient_secret  ${clientSecret}\nprovision_key  ${provisionKey}`)
    console.error(
      'Store these now: the site keeps no copy. Anyone with the provision key can log any user in at this client.',
    )
  })

cli.command('list', 'list the clients without their secrets').action(async () => {
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

cli.command('remove <id>', 'remove a client and all its grants immediately').action(async (clientId: string) => {
  await askOrOpen(oauthClientVerbs, 'oauthClientRemove', { clientId: String(clientId) })
  console.log(`${clientId} is removed`)
})

await runCli(cli)
