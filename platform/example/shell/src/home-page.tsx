import { Slot, useText } from 'shared-state/runtime'
import { shellText } from './strings/keys.ts'

/** Shows a part of another area, without knowing which one brings it. */
export function HomePage() {
  return (
    <>
      <h1>{useText()(shellText.home)}</h1>
      <Slot name="home.clock" props={{}} />
    </>
  )
}
