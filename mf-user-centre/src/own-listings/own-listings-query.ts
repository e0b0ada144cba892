import { usercenterMymarket } from 'calls/account-lists'
import { createListQuery, type ListQuery } from 'calls/list-query'

/** The visitor's own listings as their address describes them: by state and kind, newest first unless it says otherwise. */
export const ownListingsQuery = createListQuery({
  path: '/user/market.html',
  fields: ['state', 'type', 'order'],
  input: () => usercenterMymarket.input,
  defaults: () => ({ order: 'new' }),
})

export type OwnListingsQuery = ListQuery<'state' | 'type' | 'order'>
