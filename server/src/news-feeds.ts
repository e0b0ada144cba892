import type { OutsideFeed } from 'backend/outside-news/outside-feed'
import { outsideCategories } from 'calls/outside-news'
import { SettingError } from 'platform/api/setting-error'
import { publicLanguages } from 'shared-state/i18n/languages'

const MOST_FEEDS = 50
const MOST_URL = 500
const MOST_NAME = 60
const [LEAST_MINUTES, MOST_MINUTES, DEFAULT_MINUTES] = [5, 1440, 60]
const fields = ['url', 'category', 'lang', 'minutes', 'name']

/** Reads NEWS_FEEDS, a JSON array; undefined if it is not set. Throws SettingError that names the feed and the field. */
export function readNewsFeeds(value: string | undefined): OutsideFeed[] | undefined {
  if (value === undefined) return undefined
  const list = parsed(value)
  if (!Array.isArray(list)) throw new SettingError('NEWS_FEEDS is not a JSON array.')
  if (list.length > MOST_FEEDS)
    throw new SettingError(`NEWS_FEEDS has ${list.length} feeds; at most ${MOST_FEEDS} are allowed.`)
  const feeds = list.map((entry, index) => readFeed(entry, index + 1))
  const repeated = feeds.findIndex(({ url }, index) => feeds.findIndex(feed => feed.url === url) < index)
  if (repeated >= 0) throw new SettingError(`NEWS_FEEDS: feed ${repeated + 1} has the url of an earlier feed.`)
  return feeds
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    throw new SettingError('NEWS_FEEDS is not valid JSON.')
  }
}

function readFeed(entry: unknown, place: number): OutsideFeed {
  const refuse = (why: string) => new SettingError(`NEWS_FEEDS: feed ${place} ${why}.`)
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) throw refuse('is not an object')
  const unknown = Object.keys(entry).find(field => !fields.includes(field))
  if (unknown !== undefined)
    throw refuse(`has the unknown field ${JSON.stringify(unknown)}; it may have ${fields.join(', ')}`)
  const { url, category, lang, minutes = DEFAULT_MINUTES, name } = entry as Record<string, unknown>
  const address = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined
  if (address?.protocol !== 'https:') throw refuse('needs a url that begins with https://')
  if (address.username || address.password) throw refuse('has a url with credentials')
  if (address.href.length > MOST_URL) throw refuse(`has a url of more than ${MOST_URL} characters`)
  const known = outsideCategories.find(each => each === category)
  if (!known) throw refuse(`needs a category: ${outsideCategories.join(', ')}`)
  const language = publicLanguages.find(each => each === lang)
  if (!language) throw refuse(`needs a lang: ${publicLanguages.join(', ')}`)
  if (typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < LEAST_MINUTES || minutes > MOST_MINUTES)
    throw refuse(`needs minutes that are a whole number from ${LEAST_MINUTES} to ${MOST_MINUTES}`)
  const title = typeof name === 'string' ? name.trim() : ''
  if (title === '' || title.length > MOST_NAME || /\p{Cc}/u.test(title))
    throw refuse(`needs a name of 1 to ${MOST_NAME} characters on one line`)
  return { url: address.href, category: known, lang: language, minutes, name: title }
}
