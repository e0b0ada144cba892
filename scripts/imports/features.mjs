import { isDrawn } from './rooms.mjs'

/** Folders whose rooms contain their features directly; all other rooms have them in `src`. */
const isRoomItself = folder => folder === 'platform'
/** Folders that are not rooms of the product. */
const others = ['e2e', 'scripts']

/** The feature that a file belongs to: the first folder below its source root. A file directly below the root is a feature of its own. */
function featureOf(file) {
  const [folder, room, name] = file.split('/')
  if (others.includes(folder) || !isDrawn(file) || name === undefined) return undefined
  return isRoomItself(folder) || room === 'src' ? { root: `${folder}/${room}`, name } : undefined
}

/** For each source root the circles between its features: a shortest one through each feature in a circle; tests are ignored. */
export function featureCircles(modules) {
  return [...importsByRoot(modules)].sort().flatMap(([root, imports]) => {
    const told = new Set()
    return [...imports.keys()].sort().flatMap(start => {
      const circle = told.has(start) ? undefined : shortestCircle(imports, start)
      if (!circle) return []
      circle.forEach(name => told.add(name))
      const arrows = circle.slice(1).map((to, index) => imports.get(circle[index]).get(to))
      return [`${root}: ${circle.join(' → ')} (${arrows.join(', ')})`]
    })
  })
}

/** By source root: each feature with the features it imports, and one example of each import. */
function importsByRoot(modules) {
  const byRoot = new Map()
  for (const { source, dependencies } of modules) {
    const from = featureOf(source)
    if (!from) continue
    if (!byRoot.has(from.root)) byRoot.set(from.root, new Map())
    const imports = byRoot.get(from.root)
    if (!imports.has(from.name)) imports.set(from.name, new Map())
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved)
      if (to?.root !== from.root || to.name === from.name) continue
      const known = imports.get(from.name)
      if (!known.has(to.name)) known.set(to.name, `${source} → ${resolved}`)
    }
  }
  return byRoot
}

/** The shortest path from `start` back to `start`; undefined if there is none. */
function shortestCircle(imports, start) {
  const ways = [[start]]
  const seen = new Set()
  for (const way of ways) {
    for (const to of imports.get(way.at(-1))?.keys() ?? []) {
      if (to === start) return [...way, start]
      if (seen.has(to)) continue
      seen.add(to)
      ways.push([...way, to])
    }
  }
  return undefined
}
