import type { CaseAction } from 'calls/exposure-case/case-rules'
import { completeFields, sendPost, stepRequest, uploadPicture } from '../testing/case-scene.ts'
import { fileComplaint } from '../testing/complaint-scene.ts'
import { pngFile } from '../testing/png-file.ts'
import type { TestUser } from '../testing/scene.ts'
import type { GoodRequest, GoodRequests, GoodScene } from './good-scene.ts'

type Step = Exclude<CaseAction, 'save' | 'publish'>
const byModerators: readonly Step[] = ['approve', 'accept']
const toMediation: readonly Step[] = ['approve', 'add', 'accept']

/** A case of a new user after these steps. */
async function caseAfter(scene: GoodScene, steps: readonly Step[]): Promise<{ author: TestUser; code: string }> {
  const author = await scene.newUser()
  const code = await sendPost(author, scene.traderCode)
  for (const step of steps) {
    const by = byModerators.includes(step) ? scene.moderator : author
    const { body } = await by.visitor.call(...(stepRequest(step, code, 'The money has not arrived.') as [never, never]))
    if (!(body as { succeed: boolean }).succeed) throw new Error(`${step} refused: ${JSON.stringify(body)}`)
  }
  return { author, code }
}

/** A request of the author of such a case. */
const byAuthor =
  (steps: readonly Step[]) =>
  async (scene: GoodScene): Promise<GoodRequest> => {
    const { author, code } = await caseAfter(scene, steps)
    return { by: author.visitor, fields: { code } }
  }
/** A request of someone else, by default one whom the call's declaration names. */
const byOther =
  (steps: readonly Step[], by?: 'stranger' | 'staff') =>
  async (scene: GoodScene): Promise<GoodRequest> => {
    const { code } = await caseAfter(scene, steps)
    return { fields: { code }, ...(by && { by: scene[by].visitor }) }
  }
const privately = async ({ author, traderCode }: GoodScene) => ({
  fields: { code: await fileComplaint(author, traderCode) },
})

export const exposureRequests: GoodRequests = {
  'complaint.append': privately,
  'complaint.close': privately,
  'complaint.contact': privately,
  'complaint.detail': privately,
  'dealer.complaintupload': async () => ({ fields: { file: await pngFile() } }),
  'exposure.add': byAuthor(['approve']),
  'exposure.append': byAuthor(['approve']),
  'exposure.brokerreply': byOther(toMediation, 'staff'),
  'exposure.close': byOther(toMediation),
  'exposure.closecase': byOther(toMediation),
  'exposure.contact': byOther([]),
  'exposure.follow': byOther(['approve'], 'stranger'),
  'exposure.giveup': byAuthor(['approve']),
  'exposure.own': byAuthor(['approve']),
  'exposure.publish': async ({ newUser, traderCode }) => {
    const author = await newUser()
    return { by: author.visitor, fields: { ...completeFields(traderCode), imageIds: [await uploadPicture(author)] } }
  },
  'exposure.reopen': byAuthor(['approve', 'resolve']),
  'exposure.report': byOther(['approve'], 'stranger'),
  'exposure.resolve': byAuthor(['approve']),
  'exposure.review': byOther([]),
  'exposure.upload': async () => ({ fields: { file: await pngFile() } }),
}
