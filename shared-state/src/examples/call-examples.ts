import type { CallDeclaration } from '../api/declare-call.ts'
import { exampleOf } from './example-of.ts'

/** Optional fields that the example shows: one of several alternatives, and those that a call requires in practice. */
const oneOfSeveral: Record<string, readonly string[]> = {
  'article.save': ['level'],
  'comment.list': ['traderCode'],
  'comment.reply': ['content'],
  'usercenter.emailregister': ['sendId', 'code', 'bot'],
  'usercenter.phonequicklogin': ['sendId', 'code'],
  'usercenter.accountdelete': ['password'],
  'businesscard.get': ['traderCode'],
  'batchfollow.follow': ['userIds'],
  'usercenter.messagesread': ['ids'],
  'exposure.publish': [
    'traderCode',
    'reason',
    'title',
    'content',
    'amount',
    'incidentDate',
    'imageIds',
    'contact',
    'consent',
  ],
  'exposure.review': ['reason'],
  'exposure.closecase': ['note'],
  'forextools.position': ['balance', 'riskPct', 'stopPips'],
  'forextools.riskandreturn': ['rewardToRisk'],
  'forextools.brustrisk': ['pair', 'account', 'side', 'units', 'open', 'balance', 'leverage', 'stopOutPct'],
  'forextools.margin': ['price', 'leverage'],
  'forextools.swap': ['pair', 'account'],
  'oauth2.token': ['code', 'redirect_uri'],
  'swiftcode.complete': ['twoCharCode', 'city', 'bank'],
  'enterprise.save': ['traderCode'],
}

const broker = { traderCode: '1234567890' }
/** The routed call in each wrapper's example, with its fields. */
const passedOn: Record<string, { route: string; data?: object }> = {
  usercenter: { route: 'usercenter$sessions' },
  enterprise: { route: 'enterprise$detail' },
  staff: { route: 'staff$list', data: { enterpriseId: 'e1a2b3c4' } },
  article: { route: 'article$list', data: { category: 'education' } },
  comment: { route: 'comment$list', data: broker },
  trader: { route: 'dealer$main', data: broker },
  search: { route: 'search$index', data: { keyword: 'sample' } },
  timemachine: { route: 'timemachine$snapshot', data: { ...broker, date: '2026-03-02' } },
  ecoweb: { route: 'ecoweb$list' },
  tradercontest: { route: 'tradercontest$list' },
  datalake: { route: 'datalake$stats', data: { metric: 'fxad.hits' } },
  lcs: { route: 'lcs$check', data: { licenceNo: 'SMP-104522' } },
  postsfeed: { route: 'postsfeed$list' },
  suggestedusers: { route: 'suggestedusers$list' },
  batchfollow: { route: 'batchfollow$follow', data: { userIds: ['u1a2b3c4'] } },
  businesscard: { route: 'businesscard$get', data: broker },
  homemessagebar: { route: 'homemessagebar$list' },
  vpstraderlist: { route: 'vpstraderlist$list' },
  recommendedcooperativetrader: { route: 'recommendedcooperativetrader$list' },
  contact: {
    route: 'contact$submit',
    data: { name: 'Rani', email: 'reader@example.com', content: 'A broker is missing in the list.' },
  },
  home: { route: 'dealer$main', data: broker },
}

/** A request that the call's schema accepts, with only the required fields; a file is left out. */
export function exampleInput({ name, section, input }: CallDeclaration): Record<string, unknown> {
  const passed = section === 'Invoke' ? passedOn[name.split('.')[0]!] : undefined
  if (passed && name.endsWith('.invokev2')) return { calls: [{ id: 'first', ...passed }] }
  if (passed && /\.invoke(v3)?$/.test(name)) return { ...passed }
  return exampleOf(input, { field: '', shown: oneOfSeveral[name] ?? ['bot'] }) as Record<string, unknown>
}

/** `Data` of an answer, with every field. */
export const exampleOutput = ({ name, output }: CallDeclaration): unknown => exampleOf(output, { field: name })
