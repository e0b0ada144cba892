// Replaces an installed worker and removes it (docs/decisions/0020).

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', event => event.waitUntil(leave()))

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
