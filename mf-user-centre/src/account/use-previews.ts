import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useState, type ChangeEvent } from 'react'

/**
 * The pictures chosen in a form's file field, as data addresses to show before they are sent: the site's policy allows no other
 * kind. None are left once an answer says that they were taken.
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
    reader.addEventListener('error', () => reject(reader.error ?? new Error('the picture could not be read')))
    reader.readAsDataURL(picture)
  })
