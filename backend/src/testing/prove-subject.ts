import {
  usercenterSendemail,
  usercenterSendsmscode,
  usercenterValidateemailcode,
  usercenterValidatesmscode,
} from 'calls/proof-codes'
import { dataOf } from './api-under-test.ts'
import type { ApiUnderTest } from './api-under-test.ts'
import { proveHuman } from './prove-human.ts'
import type { Visitor } from './visitor.ts'

export type Scene = 'login' | 'register' | 'bind' | 'forgot' | 'change'
/** An address, or an Indonesian number in domestic form. */
export type Subject = { email: string } | { phone: string }

export interface SentCode {
  sendId: string
  code: string
}

/** Requests a code as a browser would, and reads it from the outbox. */
export async function askForCode(
  site: ApiUnderTest,
  visitor: Visitor,
  subject: Subject,
  scene: Scene,
): Promise<SentCode> {
  const bot = await proveHuman(visitor, scene)
  const sent =
    'email' in subject
      ? await visitor.call(usercenterSendemail, { ...subject, scene, bot })
      : await visitor.call(usercenterSendsmscode, { ...subject, areaCode: '+62', scene, bot })
  const { sendId } = dataOf<{ sendId: string }>(sent)
  const arrived = ('email' in subject ? site.mails() : site.texts()).at(-1) ?? ''
  return { sendId, code: /\b\d{6}\b/.exec(arrived.split('\n\n').slice(1).join())?.[0] ?? '' }
}

/** The token that such a code is exchanged for. */
export async function prove(site: ApiUnderTest, visitor: Visitor, subject: Subject, scene: Scene): Promise<string> {
  const validate = 'email' in subject ? usercenterValidateemailcode : usercenterValidatesmscode
  return dataOf<{ codeToken: string }>(await visitor.call(validate, await askForCode(site, visitor, subject, scene)))
    .codeToken
}
