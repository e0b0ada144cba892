import { leavingPath } from 'calls/leaving-path'
import { adHit } from 'calls/statistics'
import { windowEvent } from 'calls/window-event'
import { useHref, useStore, useText } from 'shared-state/runtime'
import { BookedAd } from 'ui/booked-ads/booked-ad'
import { Button } from 'ui/button'
import { Dialog } from 'ui/dialog'
import { Prose } from 'ui/prose'
import { shellText } from '../../strings/keys.ts'
import type { PageWindow } from './page-window.ts'
import { usePageWindow } from './use-page-window.ts'

/** The risk popup, an operator's pop-up or the ad window (spec 4). */
export function PageWindowDialog() {
  const t = useText()
  const { shown, close } = usePageWindow()
  return (
    <Dialog
      open={shown !== undefined}
      onClose={close}
      title={shown?.kind === 'ad' ? t(shellText.advertisement) : (shown?.title ?? '')}
      footer={shown?.kind === 'risk' && <Button onClick={close}>{t(shellText.noticeUnderstood)}</Button>}
    >
      {shown && <WindowContent of={shown} onLeave={close} />}
    </Dialog>
  )
}

function WindowContent({ of, onLeave }: { of: PageWindow; onLeave: () => void }) {
  const t = useText()
  const href = useHref()
  const { statistics } = useStore()
  if (of.kind === 'ad') {
    const open = () => {
      statistics.count(adHit(of.ad))
      onLeave()
    }
    return <BookedAd ad={of.ad} label={t(shellText.advertisement)} onOpen={open} />
  }
  const url = of.kind === 'notice' ? of.url : null
  const follow = () => {
    statistics.count(windowEvent('followed', of.name))
    onLeave()
  }
  return (
    <>
      <Prose html={of.html} />
      {url && (
        <Button variant="secondary" to={url.startsWith('/') ? href(url) : href(leavingPath(url))} onClick={follow}>
          {t(shellText.noticeMore)}
        </Button>
      )}
    </>
  )
}
