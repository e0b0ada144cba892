import { Slot, useText } from 'shared-state/runtime'
import { shellText } from './strings/keys.ts'

/** Shows slot content of another area, without knowing which area provides it. */
export function HomePage() {
  return (
    <>
      <h1>{useText()(shellText.home)}</h1>
      <Slot name="home.clock" props={{}} />
    </>
  )
}
