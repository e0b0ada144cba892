import { expect, test } from '@jest/globals'
import { fxadHits } from '../statistics.ts'
import { titleItem } from './article.ts'
import { brokerListEntry } from './broker-list-entry.ts'
import { brokerTab, tabInfo } from './broker.ts'
import { country } from './country.ts'
import { menuItem } from './menu-item.ts'
import { moduleConfig } from './module-config.ts'
import { user } from './user.ts'

/** Fields that spec 3 names. An entity may have more; in development and tests, an answer that lacks a declared field is refused. */
const fields = {
  'country entry': [country, ['countryCode', 'twoCharCode', 'code', 'name', 'flag', 'flag-c']],
  user: [user, ['userId', 'vest']],
  'menu item': [menuItem, ['code', 'name', 'url', 'key', 'submenus']],
  submenu: [menuItem.shape.submenus.def.element, ['father', 'code', 'name', 'key', 'url']],
  'homepage module': [moduleConfig, ['code', 'name', 'patternId', 'type', 'isshow']],
  'broker tab': [brokerTab, ['name', 'titleName', 'id', 'linkname', 'url', 'isShow', 'items']],
  'tab info': [tabInfo, ['type', 'isShow', 'items']],
  'broker list entry': [brokerListEntry, ['traderCode', 'shortName', 'showName', 'code', 'ico']],
  'title of a list': [titleItem, ['title', 'code']],
  'ad click': [fxadHits.input, ['hitsType', 'jump', 'url', 'activityType', 'tCode', 'iCode']],
} as const

test.each(Object.entries(fields))('the entity %s has the fields of the specification', (_name, [entity, named]) => {
  expect(Object.keys(entity.shape)).toEqual(expect.arrayContaining([...named]))
})
