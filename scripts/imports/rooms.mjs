/** Folders of the project that are drawn by the rooms inside them. */
const drawnByRoom = ['platform']
/** Folders whose imports are held against the table of docs/architecture.md. */
const drawn = /^(shell|mf-[^/]{1,40}|ui|calls|shared-state|platform|backend|database|sample-data|server)$/
const checked = /^e2e$/

/** The room that a file stands in: `backend`, `platform/host`, `mf-*` for all areas; undefined outside the project's code. */
export function roomOf(file) {
  const [folder, room] = file.split('/')
  if (!drawn.test(folder) && !checked.test(folder)) return undefined
  if (folder.startsWith('mf-')) return 'mf-*'
  return drawnByRoom.includes(folder) ? `${folder}/${room}` : folder
}

/** What only tests use may import more, so it is not drawn. */
export const isDrawn = file => drawn.test(file.split('/')[0]) && !/\.test\.|\/testing\/|\/browser\//.test(file)
