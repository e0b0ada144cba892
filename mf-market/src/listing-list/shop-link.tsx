import { Store } from '@lucide/icons'
import { useHref, useText } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { eaShopPath } from '../addresses.ts'
import { marketText } from '../strings/keys.ts'

/** From the list of expert advisors to the same as a shop window. */
export function ShopLink() {
  const t = useText()
  const href = useHref()
  return (
    <Button variant="secondary" icon={Store} to={href(eaShopPath)}>
      {t(marketText.asShop)}
    </Button>
  )
}
