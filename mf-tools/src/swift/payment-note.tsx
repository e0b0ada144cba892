import { useText } from 'shared-state/runtime'
import { Note } from 'ui/note'
import { toolsText } from '../strings/keys.ts'

/** What a code does not prove. */
export function PaymentNote() {
  const t = useText()
  return <Note title={t(toolsText.beforePayment)}>{t(toolsText.beforePaymentWhy)}</Note>
}
