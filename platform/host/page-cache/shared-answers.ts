import type { Transport, TransportRequest } from 'shared-state/api/transport'
import type { Product } from '../product.ts'

/** Whether the answer of a call is the same for all visitors without an account who ask in the same language. */
export const isShared = ({ declaration, input }: Pick<TransportRequest, 'declaration' | 'input'>): boolean => {
  const { scope, method, writes, repeat, perVisitor, sameForAnonymous } = declaration
  const isSame = scope === 'public' ? !perVisitor : sameForAnonymous?.(input) === true
  return isSame && !writes && (method === 'GET' || repeat === 'reads')
}

/**
 * Wraps the transport of a page and follows its calls. `itemsShown` names further items of an answer's data. `about` returns the items that
 * all the answers are about, or undefined if the page may not be stored for others: a call was not shared, was refused, failed, or has not
 * been answered yet. `isPersonal`: a call was not shared, so not even the visitor's browser may store the page.
 */
export function followAnswers(
  { needsToken, send }: Transport,
  itemsShown: Product['itemsShown'],
): {
  transport: Transport
  about(): ReadonlySet<string> | undefined
  isPersonal(): boolean
} {
  const items = new Set<string>()
  let missing = 0
  let isPersonal = false
  const transport: Transport = {
    needsToken,
    async send(request) {
      missing += 1
      isPersonal ||= !isShared(request)
      const answer = await send(request)
      if (!isShared(request) || answer.status >= 300 || !answer.body.succeed) return answer
      const { declaration, input } = request
      const { Data } = answer.body
      for (const item of [...(declaration.about?.(input, Data) ?? []), ...itemsShown(Data)]) items.add(item)
      missing -= 1
      return answer
    },
  }
  return { transport, about: () => (missing === 0 ? items : undefined), isPersonal: () => isPersonal }
}
