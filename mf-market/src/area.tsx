import { defineRoute, defineSlot, part, type Area } from 'shared-state/runtime'
import { addHead } from './add-listing/add-head.ts'
import { loadAdd } from './add-listing/load-add.ts'
import { eaShopHead, loadEaShop } from './ea-shop/load-ea-shop.ts'
import { listingHead } from './listing/listing-head.ts'
import { loadListing } from './listing/load-listing.ts'
import { loadSection, sectionHead } from './listing-list/load-section.ts'
import { loadMarket, marketHead } from './market/load-market.ts'
import { loadBrokerSurveys } from './slots/broker-surveys/load-broker-surveys.ts'
import { loadHomeListings } from './slots/home-listings/load-home-listings.ts'
import { loadHomeSurveys } from './slots/home-surveys/load-home-surveys.ts'
import { loadSurvey, surveyHead } from './survey/load-survey.ts'
import { submitSurvey } from './survey/submit-survey.ts'
import { loadSurveyList, surveyListHead } from './survey-list/load-survey-list.ts'

/** Code that sends a form is fetched together with the page that shows it, because the network may be lost while the visitor writes. */
const sends = {
  add: () => import('./add-listing/submit-add.ts'),
  listing: () => import('./listing/submit-listing.ts'),
}

export const area: Area = {
  name: 'market',
  routes: [
    defineRoute({
      path: 'market.html',
      load: loadMarket,
      page: part(async () => (await import('./market/market-page.tsx')).MarketPage),
      head: marketHead,
    }),
    defineRoute({
      path: 'market/:section',
      load: loadSection,
      page: part(async () => (await import('./listing-list/section-page.tsx')).SectionPage),
      head: sectionHead,
    }),
    // Before the listings, because their address would match it too.
    defineRoute({
      path: 'market/:type/add.html',
      load: loadAdd,
      page: part(async () => (await Promise.all([import('./add-listing/add-page.tsx'), sends.add()]))[0].AddPage),
      head: addHead,
      submit: async (form, context) => (await sends.add()).submitAdd(form, context),
    }),
    defineRoute({
      path: 'market/:type/:slugCode',
      load: loadListing,
      page: part(
        async () => (await Promise.all([import('./listing/listing-page.tsx'), sends.listing()]))[0].ListingPage,
      ),
      head: listingHead,
      submit: async (form, context) => (await sends.listing()).submitListing(form, context),
    }),
    defineRoute({
      path: 'ea-shop.html',
      load: loadEaShop,
      page: part(async () => (await import('./ea-shop/ea-shop-page.tsx')).EaShopPage),
      head: eaShopHead,
    }),
    defineRoute({
      path: 'survey.html',
      load: loadSurveyList,
      page: part(async () => (await import('./survey-list/survey-list-page.tsx')).SurveyListPage),
      head: surveyListHead,
    }),
    defineRoute({
      path: 'survey/:slugCode',
      load: loadSurvey,
      submit: submitSurvey,
      page: part(async () => (await import('./survey/survey-page.tsx')).SurveyPage),
      head: surveyHead,
    }),
  ],
  slots: [
    defineSlot({
      slot: 'home.listings',
      load: loadHomeListings,
      part: part(async () => (await import('./slots/home-listings/home-listings.tsx')).HomeListings),
    }),
    defineSlot({
      slot: 'home.surveys',
      load: loadHomeSurveys,
      part: part(async () => (await import('./slots/home-surveys/home-surveys.tsx')).HomeSurveys),
    }),
    defineSlot({
      slot: 'broker.surveys',
      load: loadBrokerSurveys,
      part: part(async () => (await import('./slots/broker-surveys/broker-surveys.tsx')).BrokerSurveys),
    }),
  ],
}
