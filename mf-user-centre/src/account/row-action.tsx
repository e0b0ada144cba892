import type { LucideIconData } from '@lucide/icons'
import type { FormEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router-dom'
import { useLoginFirst } from 'shared-state/runtime'
import { Button } from 'ui/button'
import { VisuallyHidden } from 'ui/visually-hidden'

interface RowActionProps {
  /** The form of the page that handles it. */
  intent: string
  /** Hidden fields that identify the target. */
  fields: Record<string, string>
  label: string
  /** The target, for screen readers. */
  of?: string
  variant?: 'secondary' | 'ghost'
  icon?: LucideIconData
}

/** One button in a list's row that changes something, with and without JavaScript. A visitor without a login logs in first (spec 4). */
export function RowAction({ intent, fields, label, of, variant = 'secondary', icon }: RowActionProps) {
  const { formData } = useNavigation()
  const submit = useSubmit()
  const loginFirst = useLoginFirst()
  const sent = { intent, ...fields }
  // Also while the page reloads: only then does it show the result.
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
