import { calendarRemind } from 'calls/calendar-reminders'
import { liveroomRemind } from 'calls/live-rooms'
import { defineRoute, defineSlot, part, type Area, type AreaRoute } from 'shared-state/runtime'
import { articleHead, loadArticle } from './article/load-article.ts'
import { submitComment } from './article/comments/submit-comment.ts'
import { eventHead, loadEvent } from './calendar/event-page/load-event.ts'
import { submitReminder } from './reminders/submit-reminder.ts'
import { calendarHead, loadCalendar } from './calendar/load-calendar.ts'
import { educationListHead, loadEducationList } from './education-list/load-education-list.ts'
import { flashHead, loadFlash } from './flash/load-flash.ts'
import { glossaryHead, loadGlossary } from './learning/glossary/load-glossary.ts'
import { liveRoomHead, loadLiveRoom } from './live-rooms/load-live-room.ts'
import { liveRoomsHead, loadLiveRooms } from './live-rooms/load-live-rooms.ts'
import { loadMarketAnalysis, marketAnalysisHead } from './news/analysis/load-market-analysis.ts'
import { loadNewsCategory, newsCategoryHead } from './news/load-news-category.ts'
import { loadNewsHome, newsHomeHead } from './news/load-news-home.ts'
import { loadSearch, searchHead } from './news/search/load-search.ts'
import { loadBrokerArticles } from './slots/broker-articles/load-broker-articles.ts'
import { loadHomeCalendar } from './slots/home-calendar/load-home-calendar.ts'
import { loadHomeEducation } from './slots/home-education/load-home-education.ts'
import { loadHomeFlash } from './slots/home-flash/load-home-flash.ts'
import { loadVideos, videosHead } from './video/load-videos.ts'

const article: Omit<AreaRoute<Awaited<ReturnType<typeof loadArticle>>>, 'path'> = {
  load: loadArticle,
  submit: submitComment,
  page: part(async () => (await import('./article/article-page.tsx')).ArticlePage),
  head: articleHead,
}

const educationList: Omit<AreaRoute<Awaited<ReturnType<typeof loadEducationList>>>, 'path'> = {
  load: loadEducationList,
  page: part(async () => (await import('./education-list/education-list-page.tsx')).EducationListPage),
  head: educationListHead,
}

/** Lessons, news, the news flash (7x24), the economic calendar and live rooms. */
export const area: Area = {
  name: 'education',
  routes: [
    defineRoute({ path: 'education', ...educationList }),
    defineRoute({ path: 'education/:page', ...educationList }),
    defineRoute({ path: 'education/levels/:level', ...educationList }),
    defineRoute({
      path: 'education/glossary.html',
      load: loadGlossary,
      page: part(async () => (await import('./learning/glossary/glossary-page.tsx')).GlossaryPage),
      head: glossaryHead,
    }),
    // Without a title code, the article's address shows the list (spec 2.1).
    defineRoute({ path: 'education/news', ...educationList }),
    defineRoute({ path: 'education/news/:titleCode', ...article }),
    defineRoute({
      path: 'news.html',
      load: loadNewsHome,
      page: part(async () => (await import('./news/news-home-page.tsx')).NewsHomePage),
      head: newsHomeHead,
    }),
    defineRoute({
      path: 'market-analysis.html',
      load: loadMarketAnalysis,
      page: part(async () => (await import('./news/analysis/market-analysis-page.tsx')).MarketAnalysisPage),
      head: marketAnalysisHead,
    }),
    defineRoute({
      path: 'news/search.html',
      load: loadSearch,
      page: part(async () => (await import('./news/search/search-page.tsx')).SearchPage),
      head: searchHead,
    }),
    defineRoute({
      path: 'news/:category',
      load: loadNewsCategory,
      page: part(async () => (await import('./news/news-category-page.tsx')).NewsCategoryPage),
      head: newsCategoryHead,
    }),
    defineRoute({ path: 'news/detail/:titleCode', ...article }),
    defineRoute({
      path: 'video.html',
      load: loadVideos,
      page: part(async () => (await import('./video/videos-page.tsx')).VideosPage),
      head: videosHead,
    }),
    defineRoute({ path: 'video/:titleCode', ...article }),
    defineRoute({
      path: 'flash.html',
      load: loadFlash,
      page: part(async () => (await import('./flash/flash-page.tsx')).FlashPage),
      head: flashHead,
    }),
    defineRoute({
      path: 'calendar.html',
      load: loadCalendar,
      page: part(async () => (await import('./calendar/calendar-page.tsx')).CalendarPage),
      head: calendarHead,
    }),
    defineRoute({
      path: 'calendar/:titleCode',
      load: loadEvent,
      submit: (sent, context) => submitReminder(calendarRemind, sent, context),
      page: part(async () => (await import('./calendar/event-page/event-page.tsx')).EventPage),
      head: eventHead,
    }),
    defineRoute({
      path: 'live.html',
      load: loadLiveRooms,
      page: part(async () => (await import('./live-rooms/live-rooms-page.tsx')).LiveRoomsPage),
      head: liveRoomsHead,
    }),
    defineRoute({
      path: 'live/:titleCode',
      load: loadLiveRoom,
      submit: (sent, context) => submitReminder(liveroomRemind, sent, context),
      page: part(async () => (await import('./live-rooms/live-room-page.tsx')).LiveRoomPage),
      head: liveRoomHead,
    }),
  ],
  slots: [
    defineSlot({
      slot: 'home.education',
      load: loadHomeEducation,
      part: part(async () => (await import('./slots/home-education/home-education.tsx')).HomeEducation),
    }),
    defineSlot({
      slot: 'home.flash',
      load: loadHomeFlash,
      part: part(async () => (await import('./slots/home-flash/home-flash.tsx')).HomeFlash),
    }),
    defineSlot({
      slot: 'home.calendar',
      load: loadHomeCalendar,
      part: part(async () => (await import('./slots/home-calendar/home-calendar.tsx')).HomeCalendar),
    }),
    defineSlot({
      slot: 'broker.articles',
      load: loadBrokerArticles,
      part: part(async () => (await import('./slots/broker-articles/broker-articles.tsx')).BrokerArticles),
    }),
  ],
}
