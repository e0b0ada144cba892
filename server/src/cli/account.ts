import { cac } from 'cac'
import { userInfo } from 'node:os'
import { accountVerbs, type RoleHolder } from '../verbs/account-verbs.ts'
import { askOrOpen } from './ask-or-open.ts'
import { runCli } from './run-cli.ts'

/**
 * `npm run account -- …`: grants the roles editor, moderator and ops, and marks accounts of the site's own team (vest). There are no default
 * passwords: people register, then get a role.
 */
const cli = cac('npm run account --')
const describe = ({ email, nick, roles }: RoleHolder) => `${email ?? '-'}  ${nick}  ${roles.join(', ') || 'no roles'}`

cli
  .command(
    'grant <email> <role>',
    'grant the role editor, moderator or ops to an account, or mark it as one of the team: vest',
  )
  .action(async (email: string, role: string) => {
    console.log(describe(await askOrOpen(accountVerbs, 'accountGrant', { email: String(email), role })))
  })

cli.command('revoke <email> <role>', 'revoke a role').action(async (email: string, role: string) => {
  console.log(describe(await askOrOpen(accountVerbs, 'accountRevoke', { email: String(email), role })))
})

cli
  .command('mistaken-vest <email>', 'take back the latest grant of vest: the posts that it marked count again')
  .option('--reason <text>', 'reason for the audit log; required')
  .action(async (email: string, { reason = '' }: { reason?: unknown }) => {
    const input = { email: String(email), actor: userInfo().username, reason: String(reason) }
    const { nick, posts } = await askOrOpen(accountVerbs, 'accountMistakenVest', input)
    console.log(`${nick} is not one of the team; posts that count again: ${posts}`)
  })

cli.command('list', 'list the accounts with a role and those of the team').action(async () => {
  for (const holder of await askOrOpen(accountVerbs, 'accountList', {})) console.log(describe(holder))
})

await runCli(cli)
