import type { CallDeclaration } from 'shared-state/api/declare-call'

/** Words that call names consist of: the names join them without separators, `gettraderbycodes`. */
const plain = `
  about accept account ad add advertisement aggregate analysis and append applaud apply area art article attention audit authorize avatar
  bank bar batch bind board bot bottom broker brokers business by calendar card case category centre certificate change check city close
  code codes collect collected collection comment comments commission common company compare complaint complete confirm contact content
  contest control cookie cooperative count country currency data dealer decide delete describe desk detail disable download draft dropdown edit email
  enterprise evaluation exchange exhibition expand exposure eye fans feed filter flash follow followed footer forex forgot forum friend
  from funds fx gender geo get give graph header health history hits hold home hot identity image index info infos init intervene intro
  invite invoke keyword lake latest license link list live login logout lookup machine mail main margin market menu message messages mine
  mix moderation modify month more most motion my name nav negative new news nick non notice open orders outside page password payment personal
  phone pip platform pop position post posts preview profile profit provider publish query queue quick quotation random rank ranking read reason
  recommended register registered remind reminders regulator regulatory replace replies reply report return revelation review revoke risk role room rumor
  safe safeguard same save scanned score search send service session sessions set similar sky snapshot software staff start state static
  statistics stats status submit suggested survey swap swift switch symbol tab team technical terms third through time tip tips token tool
  tools top trader traders transfer up upload user users validate web week window withdraw`
/** Parts of names that need rewording. */
const meanings: Record<string, string> = {
  areacode: 'area codes',
  brust: 'burst',
  cn: 'in Chinese',
  count3: 'count',
  dc: 'figures',
  ea: 'EA',
  eco: 'eco',
  emnums: 'choices',
  en: 'in English',
  epc: 'EPC',
  fxad: 'ads',
  homefuc: 'home',
  ib: 'IB',
  invokev2: 'invoke, version 2',
  invokev3: 'invoke, version 3',
  ip: 'IP',
  kh: '(kh)',
  lcs: 'licences',
  live7x24: 'flash',
  longtail: 'long tail',
  oauth2: 'OAuth 2.0',
  partnet: 'partner',
  prt: 'provider',
  qr: 'QR',
  scorev2: 'score, version 2',
  seo: 'SEO',
  slist: 'brokers by complaints',
  sms: 'SMS',
  stastic: 'statistics',
  swiftcode: 'SWIFT code',
  trans: 'translation',
  url: 'address',
  usercenter: 'user centre',
  vip: 'VIP',
  vps: 'VPS',
  wechat: 'WeChat',
  wikifx: 'shell',
}
const words = new Map([
  ...plain
    .trim()
    .split(/\s+/)
    .map((word): [string, string] => [word, word]),
  ...Object.entries(meanings),
])
const longestFirst = [...words.keys()].sort((a, b) => b.length - a.length)

/** A summary line made from the call's name: `Dealer: get trader by codes`. Unknown words are kept as written. */
export function summaryOf({ name }: Pick<CallDeclaration, 'name'>): string {
  const [group = '', call = ''] = name.split('.')
  const heading = inWords(group)
  return `${heading.charAt(0).toUpperCase()}${heading.slice(1)}: ${inWords(call.replace(/(?<=.)init$/, ''))}`
}

function inWords(name: string): string {
  const parts = name
    .toLowerCase()
    .split('_')
    .flatMap(part => split(part) ?? [part])
  return parts.map(part => words.get(part) ?? part).join(' ')
}

/** Splits a text into known words; undefined if it contains anything else. */
function split(text: string): string[] | undefined {
  if (text === '') return []
  for (const word of longestFirst) {
    const rest = text.startsWith(word) ? split(text.slice(word.length)) : undefined
    if (rest) return [word, ...rest]
  }
  return undefined
}
