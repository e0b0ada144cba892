import { part, type LoadContext } from 'shared-state/runtime'
import { loadExposure } from './load-exposure.ts'
import { OwnPart, showsOwnPart } from './own-part/lazy-own-part.ts'
import { ownPartId } from './own-part/own-part-id.ts'

/** Loads a case, and the code of the viewer's part if they have one, so that no fallback is rendered. */
export async function loadExposurePage(context: LoadContext) {
  const data = await loadExposure(context)
  if (showsOwnPart(data, context.url.searchParams)) await OwnPart.load()
  return data
}

/** Sends the forms of a case. It is fetched with the page, because the network may be lost while a visitor writes. */
export const submitCode = () => import('./own-part/submit-case.ts')

/** The page of a case. Hydration runs no loader, so the page's code loads the viewer's part if the server's HTML has it. */
export const exposurePage = part(async () => {
  const [{ ExposurePage }] = await Promise.all([import('./exposure-page.tsx'), submitCode()])
  if (typeof document !== 'undefined' && document.getElementById(ownPartId)) await OwnPart.load()
  return ExposurePage
})
