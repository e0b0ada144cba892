import { isLocalOrigin } from 'shared-state/contract/local-origin'
import { addOauthClient, listOauthClients, removeOauthClient } from '../accounts/oauth-clients.ts'
import type { NewOauthClient } from '../accounts/oauth-clients.ts'
import type { Db } from '../db/db.ts'
import { OrderRefused } from './order-refused.ts'

/** Clients of the OAuth grant, behind the control socket and the console. Id, secret and provision key are answered once. */
export function oauthClientVerbs({ db }: { db: Db }) {
  return {
    oauthClientAdd: async (client: NewOauthClient) => addOauthClient(db, checked(client)),
    oauthClientList: () => listOauthClients(db),
    oauthClientRemove: async ({ clientId }: { clientId: string }) => {
      if (!(await removeOauthClient(db, clientId))) throw new OrderRefused(`there is no client ${clientId}`)
    },
  }
}

function checked({ name, redirectUris, scopes }: NewOauthClient): NewOauthClient {
  if (name.length < 1 || name.length > 60) throw new OrderRefused('a name has 1 to 60 characters')
  if (redirectUris.length === 0) throw new OrderRefused('a client needs an address to send the code to: --redirect URI')
  const wrongUri = redirectUris.find(uri => !isRedirect(uri))
  if (wrongUri !== undefined) {
    throw new OrderRefused(`'${wrongUri}' may not be sent a code: it has to begin with https:// (http:// on this machine) and have no #`)
  }
  const wrongScope = scopes.find(scope => !/^[\x21\x23-\x5b\x5d-\x7e]{1,60}$/.test(scope))
  if (wrongScope !== undefined) {
    throw new OrderRefused(`'${wrongScope}' is no scope: up to 60 signs without spaces, quotes and backslashes`)
  }
  return { name, redirectUris, scopes }
}

/** A code is worth a login, so it travels encrypted or not at all. */
function isRedirect(uri: string): boolean {
  if (!URL.canParse(uri) || uri.includes('#')) return false
  return uri.startsWith('https://') || (uri.startsWith('http://') && isLocalOrigin(uri))
}
