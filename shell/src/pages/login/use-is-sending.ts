import { useSentForm } from 'shared-state/runtime'

/** Whether the page's form is being sent. After its response the next step can be sent, although the page's data is still reloading. */
export function useIsSending(): boolean {
  const sent = useSentForm()
  return sent !== undefined && !sent.isAnswered
}
