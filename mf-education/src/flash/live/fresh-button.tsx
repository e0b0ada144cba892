import { ArrowUp } from '@lucide/icons'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { educationText } from '../../strings/keys.ts'

/** Says how many news flashes are new and shows them when pressed. */
export function FreshButton({ count, show }: { count: number; show: () => void }) {
  const t = useText()
  return (
    <div role="status">
      {count > 0 && (
        <Button variant="secondary" small icon={ArrowUp} onClick={show}>
          {t(educationText.freshFlashes, { count })}
        </Button>
      )}
    </div>
  )
}
