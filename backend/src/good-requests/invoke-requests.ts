import { invokeEndpoints } from 'calls/invoke'
import type { InvokeEndpoint } from 'calls/invoke'
import { exampleInput } from 'shared-state/examples/call-examples'
import { proveHuman } from '../testing/prove-human.ts'
import type { GoodRequest, GoodRequests, GoodScene } from './good-scene.ts'

interface Routed {
  route: string
  data?: Record<string, unknown>
}
/** The routed call's fields where those in the example of the API document name things that this site does not have, and its caller. */
const routed: Partial<Record<InvokeEndpoint, (scene: GoodScene) => GoodRequest | Promise<GoodRequest>>> = {
  staff: ({ staff, traderCode }) => ({ by: staff.visitor, fields: { enterpriseId: `e${traderCode}` } }),
  timemachine: () => ({ fields: { date: new Date().toISOString().slice(0, 10) } }),
  datalake: ({ ops }) => ({ by: ops.visitor }),
  batchfollow: ({ stranger }) => ({ fields: { userIds: [stranger.userId] } }),
  contact: async ({ site }) => {
    const by = site.visitor()
    return { by, fields: { bot: await proveHuman(by, 'contact') } }
  },
}

export const invokeRequests: GoodRequests = Object.fromEntries(
  invokeEndpoints.flatMap(({ endpoint, v1, v2, v3 }) => {
    const request = async (scene: GoodScene, put: (passed: Routed) => object) => {
      const { by = scene.author.visitor, fields } = (await routed[endpoint]?.(scene)) ?? {}
      const passed = exampleInput(v1) as unknown as Routed
      return { by, fields: put(fields ? { ...passed, data: { ...passed.data, ...fields } } : passed) }
    }
    return [
      [v1.name, (scene: GoodScene) => request(scene, passed => passed)],
      [v2.name, (scene: GoodScene) => request(scene, passed => ({ calls: [{ id: 'first', ...passed }] }))],
      [v3.name, (scene: GoodScene) => request(scene, passed => passed)],
    ]
  }),
)
