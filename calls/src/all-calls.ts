import type { CallDeclaration } from 'shared-state/api/declare-call'
import * as session from 'shared-state/api/session'
import * as beacon from 'shared-state/releases/beacon'
import * as revokedReleases from 'shared-state/releases/revoked'
import * as accountData from './account-data.ts'
import * as accountLists from './account-lists.ts'
import * as accountSecurity from './account-security.ts'
import * as ads from './ads.ts'
import * as applications from './applications.ts'
import * as articleDesk from './article-desk.ts'
import * as blackList from './black-list.ts'
import * as botCheck from './bot-check.ts'
import * as brokerChecks from './broker-checks.ts'
import * as brokerHistory from './broker-history.ts'
import * as brokerTabs from './broker-tabs.ts'
import * as brokers from './brokers.ts'
import * as calendar from './calendar.ts'
import * as calendarReminders from './calendar-reminders.ts'
import * as commentDetail from './comment-detail.ts'
import * as commentWriting from './comment-writing.ts'
import * as comments from './comments.ts'
import * as compare from './compare.ts'
import * as complaints from './complaints.ts'
import * as contact from './contact.ts'
import * as cooperation from './cooperation.ts'
import * as countries from './countries.ts'
import * as datalake from './datalake.ts'
import * as downloads from './downloads.ts'
import * as education from './education.ts'
import * as enterprise from './enterprise.ts'
import * as exposureCases from './exposure-cases.ts'
import * as exposureNotices from './exposure-notices.ts'
import * as exposure from './exposure.ts'
import * as feed from './feed.ts'
import * as flash from './flash.ts'
import * as flashDesk from './flash-desk.ts'
import * as follows from './follows.ts'
import * as geo from './geo.ts'
import * as health from './health.ts'
import * as home from './home.ts'
import { invokeCalls } from './invoke.ts'
import * as learning from './learning.ts'
import * as leaving from './leaving.ts'
import * as liveRooms from './live-rooms.ts'
import * as mailSettings from './mail-settings.ts'
import * as market from './market.ts'
import * as marketAnalysis from './market-analysis.ts'
import * as marketFigures from './market-figures.ts'
import * as marketWriting from './market-writing.ts'
import * as messages from './messages.ts'
import * as moderation from './moderation.ts'
import * as notices from './notices.ts'
import * as oauth2 from './oauth2.ts'
import * as outsideNews from './outside-news.ts'
import * as pages from './pages.ts'
import * as profile from './profile.ts'
import * as proofCodes from './proof-codes.ts'
import * as providers from './providers.ts'
import * as qrSignIn from './qr-sign-in.ts'
import * as ranking from './ranking.ts'
import * as register from './register.ts'
import * as regulators from './regulators.ts'
import * as search from './search.ts'
import * as sessions from './sessions.ts'
import * as signIn from './sign-in.ts'
import * as software from './software.ts'
import * as staff from './staff.ts'
import * as staticFiles from './static-files.ts'
import * as statistics from './statistics.ts'
import * as surveyDesk from './survey-desk.ts'
import * as surveys from './surveys.ts'
import * as swiftCodes from './swift-codes.ts'
import * as thirdParty from './third-party.ts'
import * as tools from './tools.ts'
import * as tooltips from './tooltips.ts'
import * as tradeCosts from './trade-costs.ts'
import * as users from './users.ts'
import * as vps from './vps.ts'
import * as vpsRequests from './vps-requests.ts'

const isCall = (value: unknown): value is CallDeclaration =>
  typeof value === 'object' && value !== null && 'path' in value && 'input' in value && 'output' in value

/** Every declared call, for the server, fixtures and checks. Areas import the calls they use, never this list. */
export const allCalls: readonly CallDeclaration[] = [
  brokers,
  blackList,
  brokerTabs,
  brokerChecks,
  brokerHistory,
  compare,
  learning,
  leaving,
  ranking,
  follows,
  vps,
  vpsRequests,
  software,
  providers,
  marketAnalysis,
  ads,
  statistics,
  datalake,
  liveRooms,
  comments,
  commentDetail,
  commentWriting,
  complaints,
  exposure,
  exposureCases,
  exposureNotices,
  accountLists,
  messages,
  mailSettings,
  enterprise,
  staff,
  moderation,
  education,
  articleDesk,
  outsideNews,
  calendar,
  calendarReminders,
  flash,
  flashDesk,
  regulators,
  tools,
  swiftCodes,
  surveys,
  surveyDesk,
  tradeCosts,
  revokedReleases,
  beacon,
  session,
  users,
  signIn,
  proofCodes,
  register,
  thirdParty,
  qrSignIn,
  profile,
  accountSecurity,
  sessions,
  applications,
  accountData,
  home,
  countries,
  search,
  health,
  oauth2,
  geo,
  staticFiles,
  tooltips,
  invokeCalls,
  feed,
  botCheck,
  contact,
  notices,
  marketFigures,
  market,
  marketWriting,
  cooperation,
  downloads,
  pages,
].flatMap(section => Object.values(section).filter(isCall))
