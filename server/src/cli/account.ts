import { cac } from 'cac'
import { accountVerbs, type RoleHolder } from '../control/account-verbs.ts'
import { askOrOpen } from './ask-or-open.ts'

/** `npm run account -- …`: who is ops or moderator. There are no default passwords: people register, then get a role. */
const cli = cac('npm run account --')
const describe = ({ email, nick, roles }: RoleHolder) => `${email ?? '-'}  ${nick}  ${roles.join(', ') || 'no roles'}`

cli.command('grant <email> <role>', 'give a registered person the role ops or moderator').action(async (email: string, role: string) => {
  console.log(describe(await askOrOpen(accountVerbs, 'accountGrant', { email: String(email), role })))
})

cli.command('revoke <email> <role>', 'take a role away').action(async (email: string, role: string) => {
  console.log(describe(await askOrOpen(accountVerbs, 'accountRevoke', { email: String(email), role })))
})

cli.command('list', 'everyone with a role').action(async () => {
  for (const holder of await askOrOpen(accountVerbs, 'accountList', {})) console.log(describe(holder))
})

cli.help()
try {
  cli.parse(process.argv, { run: false })
  if (cli.matchedCommand) await cli.runMatchedCommand()
  else if (!cli.options.help) {
    cli.outputHelp()
    process.exitCode = 2
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
