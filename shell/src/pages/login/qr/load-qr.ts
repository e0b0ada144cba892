import { isOver } from 'calls/account-forms/sign-in/submit-qr'
import { usercenterSetscanned } from 'calls/qr-sign-in'
import { deviceOf } from 'shared-state/device/device'
import { ApiError, loginFirst, type LoadContext } from 'shared-state/runtime'

/** `login/qr.html?qr=`, opened on the phone: notifies the waiting browser and shows the user which browser is waiting; null: too late. */
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

/** `Firefox, Windows`; an unknown browser is shown by its full user agent. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system].filter(Boolean).join(', ') || userAgent
}
