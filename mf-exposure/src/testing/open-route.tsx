import { openAddress, type Answers } from 'shared-state/testing/open-address'
import uiWords from 'ui/strings/en.json'
import { area } from '../area.tsx'
import en from '../strings/en.json'
import { now, viewer } from './open-case.tsx'

/** Opens an address of the area like a visitor, with its loader and its forms. `sent` collects the calls that write. */
export async function openRoute(address: string, answers: Answers, { isLoggedIn = false } = {}) {
  const sent: { call: string; input: Record<string, unknown> }[] = []
  const page = await openAddress(area, address, {
    answers,
    onCall: ({ name, method }, input) => void (method === 'POST' && sent.push({ call: name, input })),
    strings: { ...uiWords, ...en },
    user: isLoggedIn ? viewer : null,
    now,
  })
  return { ...page, sent }
}
