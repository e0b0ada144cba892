import { isDrawn, roomOf } from './rooms.mjs'

const opening = '```mermaid\n'
const closing = '\n```'

/** The arrows between rooms as a Mermaid diagram. Indirect arrows are left out: no `a → c` if there is `a → b → c`. */
export function drawing(modules) {
  const reached = new Map()
  for (const { source, dependencies } of modules) {
    if (!isDrawn(source)) continue
    const from = roomOf(source)
    if (!reached.has(from)) reached.set(from, new Set())
    for (const { resolved } of dependencies) {
      const to = isDrawn(resolved) ? roomOf(resolved) : undefined
      if (to !== undefined && to !== from) reached.get(from).add(to)
    }
  }
  const lines = [...reached].sort().flatMap(([from, rooms]) => {
    const short = [...rooms].filter(to => ![...rooms].some(over => over !== to && leadsTo(reached, over, to)))
    return short.sort().map(to => `  ${nameOf(from)} --> ${nameOf(to)}`)
  })
  return ['flowchart TD', ...lines].join('\n')
}

function leadsTo(reached, from, to, seen = new Set()) {
  if (seen.has(from)) return false
  seen.add(from)
  const rooms = reached.get(from) ?? new Set()
  return rooms.has(to) || [...rooms].some(room => leadsTo(reached, room, to, seen))
}

const nameOf = room => `${room.replace(/\W/g, '_')}["${room}"]`

/** The diagram in a page; undefined if there is none. */
export function drawingIn(page) {
  const start = page.indexOf(opening)
  return start < 0 ? undefined : page.slice(start + opening.length, page.indexOf(closing, start))
}

/** Replaces the page's diagram with this one. Throws if the page has none. */
export function withDrawing(page, now) {
  const before = drawingIn(page)
  if (before === undefined) throw new Error('the page has no drawing in Mermaid')
  return page.replace(before, () => now)
}
