import type { LucideIcon } from 'lucide-react'
import type { FormEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router-dom'
import { useLoginFirst } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { VisuallyHidden } from 'ui/visually-hidden'

interface RowActionProps {
  /** Which form of the page this is. */
  intent: string
  /** Hidden fields: what it is done to. */
  fields: Record<string, string>
  label: string
  /** What it is done to, for those who listen. */
  of?: string
  variant?: 'secondary' | 'ghost'
  icon?: LucideIcon
}

/** One button of a list's row that changes something, with and without JavaScript. Not logged in, login comes first (spec 4). */
export function RowAction({ intent, fields, label, of, variant = 'secondary', icon }: RowActionProps) {
  const { formData } = useNavigation()
  const submit = useSubmit()
  const loginFirst = useLoginFirst()
  const sent = { intent, ...fields }
  // Also while the page is loaded anew: only then is it seen what came of it.
  const busy = formData !== undefined && Object.entries(sent).every(([name, value]) => formData.get(name) === value)
  const send = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    loginFirst(() => void submit(form, { preventScrollReset: true }))
  }
  return (
    <Form method="post" preventScrollReset onSubmit={send}>
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} small busy={busy} icon={icon}>
        {label}
        {of && <VisuallyHidden> {of}</VisuallyHidden>}
      </Button>
    </Form>
  )
}
