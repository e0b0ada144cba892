import { declareCall } from 'shared-state/api/declare-call'
import { array, boolean, int, nullable, object, oneOf, optional, strictObject, string } from 'shared-state/schema'
import { code, text } from './entities/fields.ts'
import { itemsOf } from './entities/page.ts'

const section = 'Home and shell'

/** Risk notice for the caller's country; `traderCode` includes that broker's notices. `content` is HTML; `countries` empty: everywhere. */
export const homeRiskcontrol = declareCall({
  name: 'home.riskcontrol',
  section,
  scope: 'public',
  method: 'GET',
  cacheMinutes: 5,
  input: strictObject({ traderCode: optional(code) }),
  output: object({ show: boolean(), title: string(), content: string(), countries: array(string()) }),
})

export const popupKinds = ['notice', 'news', 'survey'] as const

/** Pop-ups over the page at `path`, none unless configured. `content` is HTML; shown at most once per `everyHours`, 0: every time. */
export const popwindowInit = declareCall({
  name: 'popwindow.init',
  section,
  scope: 'public',
  method: 'GET',
  input: strictObject({ path: optional(text(1, 300)) }),
  output: itemsOf(
    object({
      id: string(),
      kind: oneOf(popupKinds),
      title: string(),
      content: string(),
      url: nullable(string()),
      everyHours: int(),
    }),
  ),
})
