import { useState } from 'react'
import { part, useText } from 'shared-state/runtime'
import { CheckboxField } from '../../checkbox-field.tsx'
import { Note } from '../../note.tsx'
import { uiText } from '../../strings/keys.ts'

/** Few pictures need it: its code is a separate chunk. */
const CoverDialog = part(async () => (await import('./cover-dialog.tsx')).CoverDialog)

/**
 * Asks whether parts of the pictures are to be covered before they are uploaded. `take` gets the selected files: they are added at once, or
 * one by one after they were covered; a file that could not be covered is never added.
 */
export function useCoverFirst(add: (files: readonly File[]) => void) {
  const t = useText()
  const [isWanted, setWanted] = useState(false)
  const [waiting, setWaiting] = useState<readonly File[]>([])
  const [failed, setFailed] = useState<readonly string[]>([])
  const [file] = waiting
  const fail = (files: readonly File[]) => setFailed(before => [...before, ...files.map(({ name }) => name)])
  const next = () => setWaiting(before => before.slice(1))

  const take = (files: readonly File[]) => {
    setFailed([])
    if (!isWanted) return add(files)
    CoverDialog.load().then(
      () => setWaiting(before => [...before, ...files]),
      () => fail(files),
    )
  }
  const choice = (
    <>
      <CheckboxField
        label={t(uiText.coverFirst)}
        checked={isWanted}
        onChange={event => setWanted(event.currentTarget.checked)}
      />
      {failed.map(name => (
        <Note key={name} tone="bad" live>
          {t(uiText.coverFailed, { name })}
        </Note>
      ))}
      {file && (
        <CoverDialog
          key={waiting.length}
          file={file}
          onDone={covered => {
            add([covered])
            next()
          }}
          onLeave={next}
          onFail={() => {
            fail([file])
            next()
          }}
        />
      )}
    </>
  )
  return { take, choice }
}
