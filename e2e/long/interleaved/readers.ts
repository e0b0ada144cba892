import { request } from '@playwright/test'
import { usercenterGetuserfromcookie } from 'calls/users'
import { newVisitor, type CaseVisitor } from '../../portal/case-visitors.ts'
import type { RunningPortal } from '../../portal/start-portal.ts'
import { riskNotices } from './risk-notices.ts'

/** Somebody with an account. */
export interface SignedInReader extends CaseVisitor {
  cookie: string
  /** Texts that nobody else may get: name, number, session. */
  marks: readonly string[]
  userId: string
}

/** Registers somebody and logs them in, from an address of their own. */
export async function newReader(portal: RunningPortal, ip: string): Promise<SignedInReader> {
  const person = await newVisitor({ playwright: { request } }, portal, { ip })
  const { userId, nick } = (
    await person.send<{ result: { userId: string; nick: string } }>(usercenterGetuserfromcookie, {})
  ).result
  const { cookies } = person.visitor
  const secrets = [...cookies].filter(([, value]) => value.length > 30).map(([, value]) => value)
  return {
    ...person,
    userId,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    marks: [nick.split(' ').at(-1)!, userId, ...secrets],
  }
}

/** Texts that one visitor may get at most, with their names. */
export type PrivateTexts = ReadonlyMap<string, string>

/** The marks of these people, and the notices for single countries. */
export const privateTextsOf = (readers: readonly SignedInReader[]): PrivateTexts =>
  new Map([
    ...Object.entries(riskNotices).map(([country, text]) => [text, `a notice for ${country}`] as const),
    ...readers.flatMap(({ userId, marks }) => marks.map(mark => [mark, `a mark of user ${userId}`] as const)),
  ])
