import { Download } from '@lucide/icons'
import { observer } from 'mobx-react-lite'
import { useContext } from 'react'
import { useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { shellText } from '../../strings/keys.ts'
import { InstallContext } from './install-offer.ts'

/** Installs the site, where the browser offers that; otherwise the page explains how to do it by hand. */
export const InstallButton = observer(function InstallButton() {
  const t = useText()
  const offer = useContext(InstallContext)
  if (!offer?.event) return null
  return (
    <Button small icon={Download} onClick={() => void offer.take()}>
      {t(shellText.getApp)}
    </Button>
  )
})
