import { isApiError } from 'shared-state/api/api-error'
import { errorCodes } from 'shared-state/api/error-codes'
import { redirectTo } from 'shared-state/contract/answers'
import type { LoadContext } from 'shared-state/contract/area'
import { usercenterQrconfirm } from '../../qr-sign-in.ts'
import { fieldOf } from '../field-of.ts'
import { answered, refusalOf, type FormRefusal } from '../form-refusal.ts'

const over = new Set<number>([errorCodes.gone, errorCodes.notFound, errorCodes.wrongState])

/** Whether a QR code has been used, was replaced or has expired. */
export const isOver = (error: unknown): boolean => isApiError(error) && over.has(error.code)

/** Confirms the sign-in of the waiting browser. */
export async function submitQr(
  form: FormData,
  { api, store, url, lang }: LoadContext,
): Promise<{ refusal: FormRefusal }> {
  try {
    await api.call(usercenterQrconfirm, { qrId: fieldOf(form, 'qrId') })
  } catch (error) {
    if (isOver(error)) throw redirectTo(url.pathname + url.search)
    return answered({ refusal: refusalOf(error, store.text, []) })
  }
  throw redirectTo(`/${lang}/login/qr.html?done=1`)
}
