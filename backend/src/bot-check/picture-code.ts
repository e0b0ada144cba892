import { createHmac, randomBytes } from 'node:crypto'
import { keyFor } from 'platform/api/keys'
import { glyphs } from './glyphs.ts'

const characters = Object.keys(glyphs)
const LENGTH = 5

/**
 * Characters that belong to an id and a scene and are not stored: they are derived from the id with a secret. The id contains its expiry,
 * and a signature shows that this site issued it.
 */
export function createPictureCodes(secret: Uint8Array, seconds: number) {
  const key = keyFor(secret, 'bot picture')
  const digest = (purpose: string, scene: string, name: string) =>
    createHmac('sha256', key).update(`${purpose}:${scene}:${name}`).digest()
  const markOf = (scene: string, name: string) => digest('mark', scene, name).toString('hex').slice(0, 12)
  const codeOf = (scene: string, name: string) =>
    [...digest('code', scene, name).subarray(0, LENGTH)].map(byte => characters[byte % characters.length]).join('')
  return {
    make(scene: string): { graphId: string; code: string } {
      const end = Math.floor(Date.now() / 1000) + seconds
      const name = `${randomBytes(8).toString('hex')}.${end.toString(36)}`
      return { graphId: `${name}.${markOf(scene, name)}`, code: codeOf(scene, name) }
    },

    /** The characters of a picture issued for the scene, if it has not expired; else undefined. */
    codeOf(graphId: string, scene: string): string | undefined {
      const [, name = '', end = '', mark] = /^([0-9a-f]{16}\.([0-9a-z]{1,8}))\.([0-9a-f]{12})$/.exec(graphId) ?? []
      if (mark === undefined || mark !== markOf(scene, name)) return undefined
      return Number.parseInt(end, 36) < Date.now() / 1000 ? undefined : codeOf(scene, name)
    },
  }
}
