// Keeps the console's state fresh and shows what a slider stands at. Everything works without it.
const live = document.getElementById('live')
const state = () => document.getElementById('state')

/** Fetches the page again and puts its state in the place of the old one, unless somebody is just using it. */
async function refresh() {
  if (!state() || state().contains(document.activeElement)) return
  const answer = await fetch('/ops' + location.search)
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('state')
  if (fresh) state().replaceWith(fresh)
}

if (live) {
  const events = new EventSource('/ops/events')
  events.onopen = () => (live.textContent = live.dataset.live)
  events.onerror = () => (live.textContent = live.dataset.offline)
  events.addEventListener('changed', refresh)
  events.addEventListener('health', refresh)
}

document.addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.closest('label').querySelector('output').textContent = target.value
})
