import { errorCodes } from 'shared-state/calls/error-codes'
import { usercenterQrconfirm, usercenterSetscanned } from 'shared-state/calls/qr-sign-in'
import { deviceOf } from 'shared-state/device/device'
import { ApiError, loginFirst, redirectTo, type LoadContext } from 'shared-state/runtime'
import { fieldOf } from '../field-of.ts'
import { answered, refusalOf, type FormRefusal } from '../form-refusal.ts'

const over = new Set<number>([errorCodes.gone, errorCodes.notFound, errorCodes.wrongState])
const isOver = (error: unknown) => error instanceof ApiError && over.has(error.code)

/** `login/qr.html?qr=`, opened by the phone: tells the waiting browser, and who is asked which browser waits; null: too late. */
export async function loadQr(context: LoadContext) {
  const { store, url, api, signal } = context
  if (!store.session.isLoggedIn) throw loginFirst(context)
  if (url.searchParams.has('done')) return { done: true, waiting: null }
  try {
    const { device, ip } = await api.call(usercenterSetscanned, { qrId: url.searchParams.get('qr') ?? '' }, { signal })
    return { done: false, waiting: { device: deviceName(device), ip } }
  } catch (error) {
    if (isOver(error) || (error instanceof ApiError && error.status === 400)) return { done: false, waiting: null }
    throw error
  }
}

/** `Firefox, Windows`; a browser that says nothing known of itself is named as it names itself. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(', ') || userAgent
}

/** Lets the waiting browser in. */
export async function submitQr(form: FormData, { api, store, url, lang }: LoadContext): Promise<{ refusal: FormRefusal }> {
  try {
    await api.call(usercenterQrconfirm, { qrId: fieldOf(form, 'qrId') })
  } catch (error) {
    if (isOver(error)) throw redirectTo(url.pathname + url.search)
    return answered({ refusal: refusalOf(error, store.text, []) })
  }
  throw redirectTo(`/${lang}/login/qr.html?done=1`)
}
