import { defineRoute, defineSlot, part, type Area } from 'shared-state/runtime'
import { complaintHead } from './complaint/complaint-head.ts'
import { exposedBrokersHead, loadExposedBrokers } from './exposed-brokers/load-exposed-brokers.ts'
import { exposurePage, loadExposurePage, submitCode } from './exposure-case/exposure-route.ts'
import { exposureHead } from './exposure-case/load-exposure.ts'
import { exposureListHead, loadExposureList } from './exposure-list/load-exposure-list.ts'
import { withCaseFeed } from './exposure-parts/case-feed.ts'
import { ownNoticeHead } from './legal-notices/answer/own-notice-head.ts'
import { noticeFormHead } from './legal-notices/form/notice-form-head.ts'
import { loadNoticeLog, noticeLogHead } from './legal-notices/log/load-notice-log.ts'
import { loadMediation, mediationHead } from './mediation/load-mediation.ts'
import { publishHead } from './publish/publish-head.ts'
import { loadBrokerExposures } from './slots/broker-exposures/load-broker-exposures.ts'
import { loadHomeExposures } from './slots/home-exposures/load-home-exposures.ts'

/** Code that sends a form is fetched together with the page that shows it, because the network may be lost while the visitor writes. */
const sends = {
  publish: () => import('./publish/submit-publish.ts'),
  notice: () => import('./legal-notices/form/submit-notice.ts'),
  ownNotice: () => import('./legal-notices/answer/submit-own-notice.ts'),
  complaint: () => import('./complaint/submit-complaint.ts'),
}

export const area: Area = {
  name: 'exposure',
  routes: [
    defineRoute({
      path: 'exposure.html',
      load: loadExposureList,
      page: part(async () => (await import('./exposure-list/exposure-list-page.tsx')).ExposureListPage),
      head: exposureListHead,
    }),
    defineRoute({
      path: 'exposure/brokers.html',
      load: loadExposedBrokers,
      page: part(async () => (await import('./exposed-brokers/exposed-brokers-page.tsx')).ExposedBrokersPage),
      head: exposedBrokersHead,
    }),
    defineRoute({
      path: 'exposure/mediation.html',
      load: loadMediation,
      page: part(async () => (await import('./mediation/mediation-page.tsx')).MediationPage),
      head: mediationHead,
    }),
    defineRoute({
      path: 'exposure/publish.html',
      load: async context => (await import('./publish/load-publish.ts')).loadPublish(context),
      page: part(
        async () => (await Promise.all([import('./publish/publish-page.tsx'), sends.publish()]))[0].PublishPage,
      ),
      head: publishHead,
      submit: async (form, context) => (await sends.publish()).submitPublish(form, context),
    }),
    defineRoute({
      path: 'exposure/legal-notice.html',
      load: async context => (await import('./legal-notices/form/load-notice-form.ts')).loadNoticeForm(context),
      page: part(
        async () =>
          (await Promise.all([import('./legal-notices/form/notice-form-page.tsx'), sends.notice()]))[0].NoticeFormPage,
      ),
      head: noticeFormHead,
      submit: async (form, context) => (await sends.notice()).submitNotice(form, context),
    }),
    defineRoute({
      path: 'exposure/legal-notices.html',
      load: loadNoticeLog,
      page: part(async () => (await import('./legal-notices/log/notice-log-page.tsx')).NoticeLogPage),
      head: noticeLogHead,
    }),
    defineRoute({
      path: 'exposure/notice-answer.html',
      load: async context => (await import('./legal-notices/answer/load-own-notice.ts')).loadOwnNotice(context),
      page: part(
        async () =>
          (await Promise.all([import('./legal-notices/answer/own-notice-page.tsx'), sends.ownNotice()]))[0]
            .OwnNoticePage,
      ),
      head: ownNoticeHead,
      submit: async (form, context) => (await sends.ownNotice()).submitOwnNotice(form, context),
    }),
    defineRoute({
      path: 'exposure/complaint.html',
      load: async context => (await import('./complaint/load-complaint-form.ts')).loadComplaintForm(context),
      page: part(
        async () => (await Promise.all([import('./complaint/complaint-page.tsx'), sends.complaint()]))[0].ComplaintPage,
      ),
      head: complaintHead,
      submit: async (form, context) => (await sends.complaint()).submitComplaint(form, context),
    }),
    defineRoute({
      path: 'exposure/:slugCode',
      load: loadExposurePage,
      page: exposurePage,
      head: withCaseFeed(exposureHead),
      submit: async (form, context) => (await submitCode()).submitCase(form, context),
    }),
  ],
  slots: [
    defineSlot({
      slot: 'home.exposures',
      load: loadHomeExposures,
      part: part(async () => (await import('./slots/home-exposures/home-exposures.tsx')).HomeExposures),
    }),
    defineSlot({
      slot: 'broker.exposures',
      load: loadBrokerExposures,
      part: part(async () => (await import('./slots/broker-exposures/broker-exposures.tsx')).BrokerExposures),
    }),
  ],
}
