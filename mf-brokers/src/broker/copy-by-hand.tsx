import { useText } from 'shared-state/runtime'
import { Dialog } from 'ui/dialog'
import { TextField } from 'ui/text-field'
import { brokersText } from '../strings/keys.ts'

/** An address to select and copy, if the browser could not copy it. */
export function CopyByHand({ url, onClose }: { url: string | null; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog open={url !== null} onClose={onClose} title={t(brokersText.share)}>
      <TextField
        label={t(brokersText.shareAddress)}
        help={t(brokersText.shareByHand)}
        readOnly
        dir="ltr"
        value={url ?? ''}
        onFocus={event => event.currentTarget.select()}
      />
    </Dialog>
  )
}
