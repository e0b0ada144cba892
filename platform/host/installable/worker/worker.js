// Answers navigations that fail because there is no network, and nothing else. It stores no page and no file of a release
// (docs/decisions/0020). `files`, address → [type, text], is prepended to this script (platform/host/installable/service-worker.ts).

self.addEventListener('install', event => {
  void self.skipWaiting()
  // Requests that the worker does not handle need not wait for it to start, in browsers that support this.
  const passed = ['/releases/*', '/wikifxweb-v1/*'].map(pathname => ({
    condition: { urlPattern: { pathname } },
    source: 'network',
  }))
  if (event.addRoutes) event.waitUntil(event.addRoutes(passed))
})

self.addEventListener('activate', event => {
  // The same for pages: they are requested while the worker starts.
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
    // There was no response at all. Error responses are left to the site.
    return answer(offlinePath(new URL(request.url).pathname), 503)
  }
}

/** The page in the language of the requested address, otherwise the browser's language, otherwise English. */
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
