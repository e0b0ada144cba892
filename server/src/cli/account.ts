import { cac } from 'cac'
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

cli.command('list', 'list the accounts with a role and those of the team').action(async () => {
  for (const holder of await askOrOpen(accountVerbs, 'accountList', {})) console.log(describe(holder))
})

await runCli(cli)
