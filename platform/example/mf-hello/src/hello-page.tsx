import { useState } from 'react'
import { useText } from 'shared-state/runtime'
import { helloText } from './strings/keys.ts'

export function HelloPage() {
  const t = useText()
  const [times, setTimes] = useState(0)
  return (
    <>
      <h1>{t(helloText.greeting)}</h1>
      <button type="button" onClick={() => setTimes(times + 1)}>
        {t(helloText.pressed, { times })}
      </button>
    </>
  )
}
