import { submitCertificate } from 'calls/account-forms/certificate/submit-certificate'
import { submitEnterprise } from 'calls/account-forms/enterprise/submit-enterprise'
import { submitStaff } from 'calls/account-forms/enterprise/submit-staff'
import { submitModeration } from 'calls/account-forms/moderation/submit-moderation'
import { submitSecurity } from 'calls/account-forms/security/submit-security'
import { submitSetting } from 'calls/account-forms/setting/submit-setting'
import { defineRoute, part, type Area, type LoadContext } from 'shared-state/runtime'
import { ownPage, sharedPage } from './account/own-page.ts'
import { loadAttention } from './attention/load-attention.ts'
import { submitAttention } from './attention/submit-attention.ts'
import { loadCertificate } from './certificate/load-certificate.ts'
import { loadComplaints } from './complaints/load-complaints.ts'
import { loadComplaint } from './complaints/private-complaint/load-complaint.ts'
import { loadArticle } from './desk/articles/load-article.ts'
import { loadArticles } from './desk/articles/load-articles.ts'
import { submitArticle } from './desk/articles/submit-article.ts'
import { submitArticles } from './desk/articles/submit-articles.ts'
import { loadDesk } from './desk/load-desk.ts'
import { submitDesk } from './desk/submit-desk.ts'
import { loadSurvey } from './desk/surveys/load-survey.ts'
import { loadSurveys } from './desk/surveys/load-surveys.ts'
import { submitSurvey } from './desk/surveys/submit-survey.ts'
import { submitSurveys } from './desk/surveys/submit-surveys.ts'
import { loadAudit } from './enterprise/load-audit.ts'
import { loadEnterprise } from './enterprise/load-enterprise.ts'
import { loadReplies } from './enterprise/load-replies.ts'
import { loadStaff } from './enterprise/load-staff.ts'
import { submitReply } from './enterprise/submit-reply.ts'
import { loadFans } from './fans/load-fans.ts'
import { loadFeed } from './feed/load-feed.ts'
import { loadMessages } from './messages/load-messages.ts'
import { submitMessages } from './messages/submit-messages.ts'
import { loadModeration } from './moderation/load-moderation.ts'
import { loadOrders } from './orders/load-orders.ts'
import { loadOwnListings } from './own-listings/load-own-listings.ts'
import { submitOwnListings } from './own-listings/submit-own-listings.ts'
import { loadProfile } from './profile/load-profile.ts'
import { loadRelease } from './release/load-release.ts'
import { loadSecurity } from './security/load-security.ts'
import { loadSetting } from './setting/load-setting.ts'
import {
  accountText,
  articleDeskText,
  complaintsText,
  feedText,
  ownListingText,
  surveyDeskText,
  unsubscribeText,
  vpsRequestText,
} from './strings/keys.ts'
import { loadUnsubscribe } from './unsubscribe/load-unsubscribe.ts'
import { submitUnsubscribe } from './unsubscribe/submit-unsubscribe.ts'
import { submitFollow } from './user/submit-follow.ts'
import { loadVpsRequest } from './vps-request/load-vps-request.ts'
import { submitVpsRequest } from './vps-request/submit-vps-request.ts'

/** Fetched together with the page that shows the forms, because the network may be lost while the visitor writes. */
const sendsComplaint = () => import('./complaints/private-complaint/submit-complaint.ts')

/** The head of a page that is private to its visitor. */
const own =
  (title: number) =>
  (_: unknown, { store }: Pick<LoadContext, 'store'>) => ({ title: store.text.t(title), noindex: true })

export const area: Area = {
  name: 'user-centre',
  routes: [
    defineRoute({
      path: 'user/setting.html',
      load: ownPage(loadSetting),
      submit: submitSetting,
      page: part(async () => (await import('./setting/setting-page.tsx')).SettingPage),
      head: own(accountText.setting),
    }),
    defineRoute({
      path: 'user/release.html',
      load: ownPage(loadRelease),
      page: part(async () => (await import('./release/release-page.tsx')).ReleasePage),
      head: own(accountText.release),
    }),
    defineRoute({
      path: 'user/feed.html',
      load: sharedPage(loadFeed),
      submit: submitFollow,
      page: part(async () => (await import('./feed/feed-page.tsx')).FeedPage),
      head: own(feedText.title),
    }),
    defineRoute({
      path: 'user/attention.html',
      load: ownPage(loadAttention),
      submit: submitAttention,
      page: part(async () => (await import('./attention/attention-page.tsx')).AttentionPage),
      head: own(accountText.attention),
    }),
    defineRoute({
      path: 'user/fans.html',
      load: ownPage(loadFans),
      submit: submitFollow,
      page: part(async () => (await import('./fans/fans-page.tsx')).FansPage),
      head: own(accountText.fans),
    }),
    defineRoute({
      path: 'user/orderList.html',
      load: ownPage(loadOrders),
      page: part(async () => (await import('./orders/orders-page.tsx')).OrdersPage),
      head: own(accountText.orders),
    }),
    defineRoute({
      path: 'user/market.html',
      load: ownPage(loadOwnListings),
      submit: submitOwnListings,
      page: part(async () => (await import('./own-listings/own-listings-page.tsx')).OwnListingsPage),
      head: own(ownListingText.title),
    }),
    defineRoute({
      path: 'user/vps.html',
      load: ownPage(loadVpsRequest),
      submit: submitVpsRequest,
      page: part(async () => (await import('./vps-request/vps-request-page.tsx')).VpsRequestPage),
      head: own(vpsRequestText.title),
    }),
    defineRoute({
      path: 'user/security.html',
      load: ownPage(loadSecurity),
      submit: submitSecurity,
      page: part(async () => (await import('./security/security-page.tsx')).SecurityPage),
      head: own(accountText.security),
    }),
    defineRoute({
      path: 'user/complaints.html',
      load: ownPage(loadComplaints),
      page: part(async () => (await import('./complaints/complaints-page.tsx')).ComplaintsPage),
      head: own(accountText.complaints),
    }),
    defineRoute({
      path: 'user/complaints/private.html',
      load: ownPage(loadComplaint),
      submit: async (form, context) => (await sendsComplaint()).submitComplaint(form, context),
      page: part(
        async () =>
          (await Promise.all([import('./complaints/private-complaint/complaint-page.tsx'), sendsComplaint()]))[0]
            .ComplaintPage,
      ),
      head: own(complaintsText.privateComplaint),
    }),
    defineRoute({
      path: 'user/messages.html',
      load: ownPage(loadMessages),
      submit: submitMessages,
      page: part(async () => (await import('./messages/messages-page.tsx')).MessagesPage),
      head: own(accountText.messages),
    }),
    defineRoute({
      path: 'user/certificate.html',
      load: ownPage(loadCertificate),
      submit: submitCertificate,
      page: part(async () => (await import('./certificate/certificate-page.tsx')).CertificatePage),
      head: own(accountText.certificate),
    }),
    defineRoute({
      path: 'user/enterprise.html',
      load: ownPage(loadEnterprise),
      submit: submitEnterprise,
      page: part(async () => (await import('./enterprise/enterprise-page.tsx')).EnterprisePage),
      head: own(accountText.enterprise),
    }),
    defineRoute({
      path: 'user/enterprise/staff.html',
      load: ownPage(loadStaff),
      submit: submitStaff,
      page: part(async () => (await import('./enterprise/staff-page.tsx')).StaffPage),
      head: own(accountText.enterprise),
    }),
    defineRoute({
      path: 'user/enterprise/replies.html',
      load: ownPage(loadReplies),
      submit: submitReply,
      page: part(async () => (await import('./enterprise/replies-page.tsx')).RepliesPage),
      head: own(accountText.enterprise),
    }),
    defineRoute({
      path: 'user/enterprise/audit.html',
      load: ownPage(loadAudit),
      page: part(async () => (await import('./enterprise/audit-page.tsx')).AuditPage),
      head: own(accountText.enterprise),
    }),
    defineRoute({
      path: 'user/desk.html',
      load: ownPage(loadDesk),
      submit: submitDesk,
      page: part(async () => (await import('./desk/desk-page.tsx')).DeskPage),
      head: own(accountText.desk),
    }),
    defineRoute({
      path: 'user/desk/articles.html',
      load: ownPage(loadArticles),
      submit: submitArticles,
      page: part(async () => (await import('./desk/articles/articles-page.tsx')).ArticlesPage),
      head: own(articleDeskText.articles),
    }),
    defineRoute({
      path: 'user/desk/article.html',
      load: ownPage(loadArticle),
      submit: submitArticle,
      page: part(async () => (await import('./desk/articles/article-page.tsx')).ArticlePage),
      head: own(articleDeskText.articles),
    }),
    defineRoute({
      path: 'user/desk/surveys.html',
      load: ownPage(loadSurveys),
      submit: submitSurveys,
      page: part(async () => (await import('./desk/surveys/surveys-page.tsx')).SurveysPage),
      head: own(surveyDeskText.surveys),
    }),
    defineRoute({
      path: 'user/desk/survey.html',
      load: ownPage(loadSurvey),
      submit: submitSurvey,
      page: part(async () => (await import('./desk/surveys/survey-page.tsx')).SurveyPage),
      head: own(surveyDeskText.surveys),
    }),
    defineRoute({
      path: 'user/moderation.html',
      load: ownPage(loadModeration),
      submit: submitModeration,
      page: part(async () => (await import('./moderation/moderation-page.tsx')).ModerationPage),
      head: own(accountText.moderation),
    }),
    defineRoute({
      path: 'user/unsubscribe.html',
      load: loadUnsubscribe,
      submit: submitUnsubscribe,
      page: part(async () => (await import('./unsubscribe/unsubscribe-page.tsx')).UnsubscribePage),
      head: own(unsubscribeText.title),
    }),
    // Last, because it would also match every address above.
    defineRoute({
      path: 'user/:userPage',
      load: loadProfile,
      submit: submitFollow,
      page: part(async () => (await import('./profile/profile-page.tsx')).ProfilePage),
      head: ({ user }) => ({ title: user.nick, noindex: true }),
    }),
  ],
  slots: [],
}
