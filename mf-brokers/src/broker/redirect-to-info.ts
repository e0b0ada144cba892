import { traderUrlnameinit } from 'shared-state/calls/brokers'
import { notFound, redirectTo, type LoadContext } from 'shared-state/runtime'
import { brokerPath, readNameCode } from '../addresses.ts'

/** A tab that has no page yet leads to the broker's info tab (302: it may get one). */
export async function redirectToInfo(context: LoadContext): Promise<never> {
  const named = readNameCode(context.params.nameCode)
  if (!named) throw notFound(context)
  const { slug, traderCode } = await context.api.call(traderUrlnameinit, { nameCode: named.code }, { signal: context.signal })
  throw redirectTo(`/${context.lang}${brokerPath({ slug, code: traderCode })}`)
}
