import { useRef } from 'react'
import { PostForm, type PostFormProps } from 'ui/post-form/post-form'
import { useKeptInput } from './use-kept-input.ts'

interface KeptFormProps extends Omit<PostFormProps, 'form' | 'onInput' | 'onSend'> {
  /** What the input belongs to, among the forms of this tab, and the names of the fields that the tab keeps until they are sent. */
  keeps: { name: string; fields: readonly string[] }
}

/** A form that loses nothing: a reload of the tab puts back what was typed. */
export function KeptForm({ keeps, ...props }: KeptFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const kept = useKeptInput({ form, ...keeps, isRefused: props.answer !== undefined })
  return <PostForm {...props} form={form} onInput={kept.keep} onSend={kept.forget} />
}
