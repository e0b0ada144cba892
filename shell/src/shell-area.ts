import type { Area } from 'shared-state/contract/area'
import { defineRoute, notFound, part } from 'shared-state/runtime'
import { homeSlots } from './pages/home/home-modules.ts'
import { loadHome } from './pages/home/load-home.ts'
import { loadLogin, submitLogin } from './pages/login/submit-login.ts'
import { submitRegister } from './pages/register/submit-register.ts'
import { shellText } from './strings/keys.ts'

/** The shell's own pages, in the form every area's have. */
export const shellArea: Area = {
  name: 'shell',
  slots: [],
  routes: [
    defineRoute({
      path: '',
      load: loadHome,
      slots: homeSlots,
      page: part(async () => (await import('./pages/home/home-page.tsx')).HomePage),
      head: (_, { store: { text } }) => ({ title: text.t(shellText.homeTitle), description: text.t(shellText.homeDescription), canonical: '/' }),
    }),
    defineRoute({
      path: 'login.html',
      load: loadLogin,
      submit: submitLogin,
      page: part(async () => (await import('./pages/login/login-page.tsx')).LoginPage),
      head: (_, { store: { text } }) => ({ title: text.t(shellText.logIn), description: text.t(shellText.loginDescription), noindex: true }),
    }),
    defineRoute({
      path: 'register.html',
      load: loadLogin,
      submit: submitRegister,
      page: part(async () => (await import('./pages/register/register-page.tsx')).RegisterPage),
      head: (_, { store: { text } }) => ({ title: text.t(shellText.registerTitle), description: text.t(shellText.registerDescription), noindex: true }),
    }),
    defineRoute({
      path: '404.html',
      status: 404,
      page: part(async () => (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage),
      head: (_, { store: { text } }) => ({ title: text.t(shellText.notFoundTitle), noindex: true }),
    }),
    // Whatever no page answers for (spec 2.1).
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
