import { addOauthClient, listOauthClients, removeOauthClient } from 'backend/accounts/oauth-clients'
import type { NewOauthClient } from 'backend/accounts/oauth-clients'
import type { Db } from 'database/db'
import { CommandRefused } from 'platform/api/command-refused'
import { grantScopes, isGrantScope } from 'shared-state/api/call-scope'
import { isLocalOrigin } from 'shared-state/contract/local-origin'

/** Manages clients of the OAuth grant, for the control socket and the console. Id, secret and provision key are returned only once. */
export function oauthClientVerbs({ db }: { db: Db }) {
  return {
    oauthClientAdd: async (client: AskedOauthClient) => addOauthClient(db, checked(client)),
    oauthClientList: () => listOauthClients(db),
    oauthClientRemove: async ({ clientId }: { clientId: string }) => {
      if (!(await removeOauthClient(db, clientId))) throw new CommandRefused(`there is no client ${clientId}`)
    },
  }
}

/** Unchecked input, from the command line or the console. */
type AskedOauthClient = Omit<NewOauthClient, 'scopes'> & { scopes: string[] }

function checked({ name, redirectUris, scopes }: AskedOauthClient): NewOauthClient {
  if (name.length < 1 || name.length > 60) throw new CommandRefused('a name must have 1 to 60 characters')
  if (redirectUris.length === 0) throw new CommandRefused('a client needs a redirect address: --redirect URI')
  const wrongUri = redirectUris.find(uri => !isRedirect(uri))
  if (wrongUri !== undefined) {
    throw new CommandRefused(
      `'${wrongUri}' cannot be a redirect address: it must begin with https:// (http:// on this machine) and contain no #`,
    )
  }
  const wrongScope = scopes.find(scope => !isGrantScope(scope))
  if (wrongScope !== undefined)
    throw new CommandRefused(`'${wrongScope}' is not a scope: choose ${grantScopes.join(' or ')}`)
  return { name, redirectUris, scopes: grantScopes.filter(scope => scopes.includes(scope)) }
}

/** A code is as powerful as a login, so it must be sent encrypted. */
function isRedirect(uri: string): boolean {
  if (!URL.canParse(uri) || uri.includes('#')) return false
  return uri.startsWith('https://') || (uri.startsWith('http://') && isLocalOrigin(uri))
}
