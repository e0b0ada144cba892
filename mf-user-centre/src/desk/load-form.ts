import { ApiError, notFound, type LoadContext } from 'shared-state/runtime'
import { withheldOr, type Withheld } from '../account/withheld.ts'

/** The data of a form of the desk, or why what the address names cannot be changed; `formKey`: a form sent twice is saved once. */
export type DeskForm<Data> = { readOnly: string } | (Data & { readOnly: null; formKey: string })

/**
 * Loads the form for something new, or for what the `code` in the address names; `read` reads it, with null for a new one. An unknown code
 * leads to the not-found page.
 */
export const loadForm = <Data extends object>(
  context: LoadContext,
  read: (code: string | null) => Promise<Data>,
): Promise<DeskForm<Data> | Withheld> => withheldOr(readForm(context, read))

async function readForm<Data extends object>(
  context: LoadContext,
  read: (code: string | null) => Promise<Data>,
): Promise<DeskForm<Data>> {
  const code = context.url.searchParams.get('code')
  if (code !== null && !/^[0-9A-Za-z]{1,20}$/.test(code)) throw notFound(context)
  try {
    return { ...(await read(code)), readOnly: null, formKey: crypto.randomUUID() }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound(context)
    if (error instanceof ApiError && error.status === 409) return { readOnly: error.message }
    throw error
  }
}
