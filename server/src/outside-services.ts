import type { WechatSettings } from 'backend/accounts/wechat'
import type { TranslatorSettings } from 'backend/comments/translator'
import { SettingError } from 'platform/api/setting-error'
import type { EdgeSettings } from 'platform/host/page-cache/edge/edge-purge'
import { isLocalOrigin } from 'shared-state/contract/local-origin'

/** WECHAT_APP_ID and WECHAT_APP_SECRET; undefined if neither is set. */
export function readWechat(appId: string | undefined, appSecret: string | undefined): WechatSettings | undefined {
  if (appId === undefined && appSecret === undefined) return undefined
  if (appId === undefined || appSecret === undefined)
    throw new SettingError('WECHAT_APP_ID and WECHAT_APP_SECRET belong together: set both or none.')
  return { appId, appSecret }
}

/** TRANSLATION_URL, an address, and TRANSLATION_KEY; undefined if neither is set. */
export function readTranslator(url: string | undefined, key: string | undefined): TranslatorSettings | undefined {
  if (url === undefined && key !== undefined)
    throw new SettingError('TRANSLATION_KEY is set, but TRANSLATION_URL is not: nothing would be translated.')
  if (url === undefined) return undefined
  // Comments are public; the key is not.
  if (key !== undefined && new URL(url).protocol === 'http:' && !isLocalOrigin(url))
    throw new SettingError('TRANSLATION_URL must begin with https:// if TRANSLATION_KEY is set: the key goes there.')
  if (new URL(url).search || new URL(url).hash)
    throw new SettingError('TRANSLATION_URL must have no query: /translate is appended to it.')
  return { url, key }
}

/** EDGE_PURGE_URL, an address, and EDGE_PURGE_HEADER (`Name: value`); undefined if neither is set. */
export function readEdge(purgeUrl: string | undefined, header: string | undefined): EdgeSettings | undefined {
  if (purgeUrl === undefined && header !== undefined)
    throw new SettingError('EDGE_PURGE_HEADER is set, but EDGE_PURGE_URL is not: no cache would be told of changes.')
  if (purgeUrl === undefined) return undefined
  if (header !== undefined && new URL(purgeUrl).protocol === 'http:' && !isLocalOrigin(purgeUrl))
    throw new SettingError('EDGE_PURGE_URL must begin with https:// if EDGE_PURGE_HEADER is set: the header is secret.')
  const [, name, value] = header === undefined ? [] : (/^([\w-]{1,60}): ([\x21-\x7e]{1,500})$/.exec(header) ?? [])
  if (header !== undefined && (!name || !value))
    throw new SettingError('EDGE_PURGE_HEADER must be a name and a value, as in `Edge-Token: abc`.')
  return { purgeUrl, credential: name && value ? [name, value] : undefined }
}
