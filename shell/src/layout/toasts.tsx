import { observer } from 'mobx-react-lite'
import { useStore } from 'shared-state/runtime'
import { ToastList } from 'ui/toast-list'

export const Toasts = observer(function Toasts() {
  const { toasts } = useStore()
  // A copy: reading every item makes this observer track the whole list.
  return <ToastList toasts={[...toasts.items]} onDismiss={id => toasts.dismiss(id)} />
})
