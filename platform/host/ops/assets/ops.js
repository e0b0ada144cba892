// Keeps the console's state up to date and shows a slider's value. Everything works without it.
const live = document.getElementById('live')
const againMs = 5_000
const state = () => document.getElementById('state')

/** Input that has been started is kept; the server refuses commands that are out of date. */
const isInUse = () => [...state().querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue)

/** Identifies the same element in a newly fetched page. */
const markOf = element => element?.id || element?.getAttribute('aria-label') || element?.getAttribute('href')

/** Fetches the page again and replaces the old state; unfolded and focused elements stay so. */
async function refresh() {
  const answer = await fetch('/ops').catch(() => undefined)
  if (!answer) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('state')
  // No state: the session has ended, or the account is no longer ops.
  if (!fresh) return answer.ok || answer.status === 403 ? location.assign('/ops') : undefined
  const old = state()
  if (isInUse() || old.dataset.shown === fresh.innerHTML) return
  fresh.dataset.shown = fresh.innerHTML
  const unfolded = [...old.querySelectorAll('details[open]')].map(({ id }) => id)
  for (const details of fresh.querySelectorAll('details')) details.open = unfolded.includes(details.id)
  const focused = old.contains(document.activeElement) ? markOf(document.activeElement) : undefined
  old.replaceWith(fresh)
  if (focused)
    [...fresh.querySelectorAll('a, button, summary, input, [tabindex]')]
      .find(element => markOf(element) === focused)
      ?.focus({ preventScroll: true })
}

function follow() {
  const events = new EventSource('/ops/events')
  events.onopen = () => (live.textContent = live.dataset.live)
  events.onerror = () => {
    live.textContent = live.dataset.offline
    // The browser reconnects on its own, but not after an error response.
    if (events.readyState !== EventSource.CLOSED) return
    setTimeout(() => {
      follow()
      void refresh()
    }, againMs)
  }
  events.addEventListener('changed', refresh)
  events.addEventListener('health', refresh)
}

if (live) {
  state().dataset.shown = state().innerHTML
  follow()
}

document.addEventListener('input', ({ target }) => {
  if (target.type === 'range') target.closest('label').querySelector('output').textContent = target.value
})
