import { crumbsTo } from 'shared-state/head/crumbs'
import type { SharedStore } from 'shared-state/contract/shared-store'
import type { Head, LoadContext } from 'shared-state/runtime'
import { sectionOf, type MarketType } from 'calls/entities/market-listing'
import { addPath, marketPath, sectionPath } from '../addresses.ts'
import { kindText, sectionText } from '../listing-parts/kind-words.ts'
import { addText, marketText } from '../strings/keys.ts'
import type { AddData } from './load-add.ts'

export const addTitle = ({ type, code }: Pick<AddData, 'type' | 'code'>, { text }: Pick<SharedStore, 'text'>) =>
  text.t(code ? addText.againTitle : addText.addTitle, { kind: text.t(kindText[type]) })

export const addHead = (data: AddData, { store }: Pick<LoadContext, 'store'>): Head => ({
  title: addTitle(data, store),
  description: store.text.t(addText.addLead),
  canonical: addPath(data.type),
  noindex: true,
})

export const addCrumbs = (type: MarketType, store: SharedStore) =>
  crumbsTo(
    store,
    [
      [marketText.home, '/'],
      [marketText.market, marketPath],
      [sectionText[sectionOf(type)], sectionPath(sectionOf(type))],
    ],
    store.text.t(marketText.addListing),
  )
