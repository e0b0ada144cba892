import { submitForgot } from 'calls/account-forms/forgot/submit-forgot'
import { submitRegister } from 'calls/account-forms/register/submit-register'
import { submitLogin } from 'calls/account-forms/sign-in/submit-login'
import { submitQr } from 'calls/account-forms/sign-in/submit-qr'
import { submitThird } from 'calls/account-forms/sign-in/submit-third'
import type { Area } from 'shared-state/contract/area'
import { organisation, website } from 'calls/structured/structured'
import { defineRoute, notFound, part } from 'shared-state/runtime'
import { aboutHead, loadAbout } from './pages/about/load-about.ts'
import { contactHead, loadContact } from './pages/contact/load-contact.ts'
import { submitContact } from './pages/contact/submit-contact.ts'
import { downloadHead, loadDownload } from './pages/download/load-download.ts'
import { loadForgot } from './pages/forgot/load-forgot.ts'
import { homeSlots } from './pages/home/home-modules.ts'
import { loadHome } from './pages/home/load-home.ts'
import { leavingHead, loadLeaving } from './pages/leaving/load-leaving.ts'
import { legalHead, loadLegal, loadTerms } from './pages/legal/load-legal.ts'
import { loadQr } from './pages/login/qr/load-qr.ts'
import { loadLogin } from './pages/login/load-login.ts'
import { loadThird } from './pages/login/third/load-third.ts'
import { loadRegister } from './pages/register/load-register.ts'
import { loadSearch, searchHead } from './pages/search/load-search.ts'
import { shellText } from './strings/keys.ts'

/** The shell's own pages, in the same form as an area's. */
export const shellArea: Area = {
  name: 'shell',
  slots: [],
  routes: [
    defineRoute({
      path: '',
      load: loadHome,
      slots: ({ store }) => homeSlots(store.snapshot),
      page: part(async () => (await import('./pages/home/home-page.tsx')).HomePage),
      head: (_, { store: { text }, lang, url: { origin } }) => ({
        title: text.t(shellText.homeTitle),
        description: text.t(shellText.homeDescription),
        canonical: '/',
        structured: [organisation(origin), website(origin, lang)],
      }),
    }),
    defineRoute({
      path: 'login.html',
      load: loadLogin,
      submit: submitLogin,
      page: part(async () => (await import('./pages/login/login-page.tsx')).LoginPage),
      head: (_, { store: { text } }) => ({
        title: text.t(shellText.logIn),
        description: text.t(shellText.loginDescription),
        noindex: true,
      }),
    }),
    defineRoute({
      path: 'login/qr.html',
      load: loadQr,
      submit: submitQr,
      page: part(async () => (await import('./pages/login/qr/qr-page.tsx')).QrPage),
      head: (_, { store: { text } }) => ({ title: text.t(shellText.qrTitle), noindex: true }),
    }),
    defineRoute({
      path: 'login/third.html',
      load: loadThird,
      submit: submitThird,
      page: part(async () => (await import('./pages/login/third/third-page.tsx')).ThirdPage),
      head: (_, { store: { text } }) => ({ title: text.t(shellText.thirdTitle), noindex: true }),
    }),
    defineRoute({
      path: 'forgot.html',
      load: loadForgot,
      submit: submitForgot,
      page: part(async () => (await import('./pages/forgot/forgot-page.tsx')).ForgotPage),
      head: (_, { store: { text } }) => ({
        title: text.t(shellText.forgotTitle),
        description: text.t(shellText.forgotLead),
        noindex: true,
      }),
    }),
    defineRoute({
      path: 'register.html',
      load: loadRegister,
      submit: submitRegister,
      page: part(async () => (await import('./pages/register/register-page.tsx')).RegisterPage),
      head: (_, { store: { text } }) => ({
        title: text.t(shellText.registerTitle),
        description: text.t(shellText.registerDescription),
        noindex: true,
      }),
    }),
    defineRoute({
      path: 'search.html',
      load: loadSearch,
      page: part(async () => (await import('./pages/search/search-page.tsx')).SearchPage),
      head: searchHead,
    }),
    defineRoute({
      path: 'about.html',
      load: loadAbout,
      page: part(async () => (await import('./pages/about/about-page.tsx')).AboutPage),
      head: aboutHead,
    }),
    defineRoute({
      path: 'terms.html',
      load: loadTerms,
      page: part(async () => (await import('./pages/legal/legal-page.tsx')).LegalPage),
      head: legalHead,
    }),
    defineRoute({
      path: 'privacy.html',
      load: context => loadLegal('privacy', context),
      page: part(async () => (await import('./pages/legal/legal-page.tsx')).LegalPage),
      head: legalHead,
    }),
    defineRoute({
      path: 'contact.html',
      load: loadContact,
      submit: submitContact,
      page: part(async () => (await import('./pages/contact/contact-page.tsx')).ContactPage),
      head: contactHead,
    }),
    defineRoute({
      path: 'download.html',
      load: loadDownload,
      page: part(async () => (await import('./pages/download/download-page.tsx')).DownloadPage),
      head: downloadHead,
    }),
    defineRoute({
      path: 'leaving.html',
      load: loadLeaving,
      page: part(async () => (await import('./pages/leaving/leaving-page.tsx')).LeavingPage),
      head: leavingHead,
    }),
    defineRoute({
      path: '404.html',
      status: 404,
      page: part(async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage),
      head: (_, { store: { text } }) => ({ title: text.t(shellText.notFoundTitle), noindex: true }),
    }),
    // Any address without a page (spec 2.1).
    defineRoute({
      path: '*',
      load: async context => {
        throw notFound(context)
      },
      page: part(async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage),
      head: () => ({ title: '' }),
    }),
  ],
}
