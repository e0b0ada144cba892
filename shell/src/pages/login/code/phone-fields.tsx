import { useState } from 'react'
import type { CodeState } from 'calls/account-forms/codes/code-state'
import type { DiallingCodes } from 'calls/account-forms/codes/dialling-codes'
import type { FormRefusal } from 'calls/account-forms/form-refusal'
import { useText } from 'shared-state/runtime'
import { SelectField } from 'ui/select-field'
import { TextField } from 'ui/text-field'
import { shellText } from '../../../strings/keys.ts'

interface PhoneFieldsProps {
  typed: Pick<CodeState, 'areaCode' | 'phone'> | undefined
  refusal: FormRefusal | null
  /** Null if the list failed to load: the dialling code is then typed. */
  codes: DiallingCodes | null
  help?: string | undefined
}

/** A phone number: the country's dialling code and the rest of the number. */
export function PhoneFields({ typed, refusal, codes, help }: PhoneFieldsProps) {
  const t = useText()
  // Each response to a form reloads the page's data; if that fails, the existing list stays.
  const [first] = useState(codes)
  const list = codes ?? first
  const area = {
    label: t(shellText.diallingCode),
    name: 'areaCode',
    autoComplete: 'tel-country-code',
    required: true,
    error: refusal?.fields.areaCode,
  }
  return (
    <>
      {list ? (
        <SelectField
          {...area}
          options={list.options}
          {...(list.own === '' && { placeholder: '' })}
          defaultValue={typed?.areaCode || list.own}
        />
      ) : (
        <TextField
          {...area}
          type="tel"
          inputMode="tel"
          maxLength={6}
          placeholder="+62"
          defaultValue={typed?.areaCode}
        />
      )}
      <TextField
        label={t(shellText.phoneNumber)}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
        maxLength={24}
        defaultValue={typed?.phone}
        help={help}
        error={refusal?.fields.phone}
      />
    </>
  )
}
