import { useSentForm } from 'shared-state/runtime'

/** Whether the page's form is on its way. Once its answer is shown the next step can be sent, though the page's data is still being read again. */
export function useIsSending(): boolean {
  const sent = useSentForm()
  return sent !== undefined && !sent.isAnswered
}
