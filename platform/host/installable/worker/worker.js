// Answers a move to a page that cannot be had for want of a network, and nothing else. It keeps no page and no file of a release
// (docs/decisions/0020). `files`, address → [type, text], stands in front of this (platform/host/installable/service-worker.ts).

self.addEventListener('install', event => {
  void self.skipWaiting()
  // What is none of the worker's business does not wait until it is awake, where a browser lets it say so.
  const passed = ['/releases/*', '/wikifxweb-v1/*'].map(pathname => ({
    condition: { urlPattern: { pathname } },
    source: 'network',
  }))
  if (event.addRoutes) event.waitUntil(event.addRoutes(passed))
})

self.addEventListener('activate', event => {
  // Pages neither: they are asked for while it wakes.
  if (self.registration.navigationPreload) event.waitUntil(self.registration.navigationPreload.enable())
})

self.addEventListener('fetch', event => {
  const { method, mode, url } = event.request
  if (method !== 'GET') return
  if (mode === 'navigate') return event.respondWith(pageFor(event))
  const { origin, pathname } = new URL(url)
  if (origin === self.location.origin && files.has(pathname)) event.respondWith(answer(pathname, 200))
})

async function pageFor({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    // There was no answer at all. One that says that something is wrong is the site's to give.
    return answer(offlinePath(new URL(request.url).pathname), 503)
  }
}

/** The page in the language of the address that was asked for, else of the browser, else in English. */
function offlinePath(pathname) {
  const languages = [pathname.split('/')[1], self.navigator.language.slice(0, 2), 'en']
  return languages.map(lang => `/offline/${lang}.html`).find(path => files.has(path))
}

function answer(path, status) {
  const [type, text] = files.get(path)
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
  return new Response(text, {
    status,
    headers: { 'Content-Type': type, 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' },
  })
}
