/** Folders drawn as their inner rooms instead of as a whole. */
const drawnByRoom = ['platform']
/** Folders whose imports are checked against the table of docs/architecture.md. */
const drawn = /^(shell|mf-[^/]{1,40}|ui|calls|shared-state|platform|backend|database|sample-data|server)$/
const checked = /^e2e$/

/** The room of a file: `backend`, `platform/host`, `mf-*` for all areas; undefined outside the project's code. */
export function roomOf(file) {
  const [folder, room] = file.split('/')
  if (!drawn.test(folder) && !checked.test(folder)) return undefined
  if (folder.startsWith('mf-')) return 'mf-*'
  return drawnByRoom.includes(folder) ? `${folder}/${room}` : folder
}

/** Test code may import more, so it is not drawn. */
export const isDrawn = file => drawn.test(file.split('/')[0]) && !/\.test\.|\/testing\/|\/browser\//.test(file)
