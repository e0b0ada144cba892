import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useState, type ChangeEvent } from 'react'

/**
 * Previews of the pictures selected in a form's file field, as data URLs: the site's content policy allows no other kind. Empty once a
 * response confirms that they were accepted.
 */
export function usePreviews(answer: FormAnswer | undefined): {
  previews: string[]
  choose: (event: ChangeEvent<HTMLInputElement>) => void
} {
  const [chosen, setChosen] = useState<{ previews: string[]; after: FormAnswer | undefined }>({
    previews: [],
    after: undefined,
  })
  const choose = ({ target: { files } }: ChangeEvent<HTMLInputElement>) => {
    const pictures = [...(files ?? [])].filter(({ type }) => type.startsWith('image/') && type !== 'image/svg+xml')
    void Promise.all(pictures.map(addressOf)).then(previews => setChosen({ previews, after: answer }))
  }
  const areSent = answer?.done === true && answer !== chosen.after
  return { previews: areSent ? [] : chosen.previews, choose }
}

const addressOf = (picture: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('failed to read the picture')))
    reader.readAsDataURL(picture)
  })
