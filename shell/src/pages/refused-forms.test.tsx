import { expect, test } from '@jest/globals'
import type { ReactNode } from 'react'
import { renderPart } from 'shared-state/testing/render-part'
import uiStrings from 'ui/strings/en.json'
import strings from '../strings/en.json'
import { ContactForm } from './contact/contact-form.tsx'
import { EmailField } from './login/code/email-field.tsx'
import { PhoneFields } from './login/code/phone-fields.tsx'
import { PasswordSignIn } from './login/password-sign-in.tsx'
import { NickField } from './register/nick-field.tsx'

/** Without JavaScript, a form that was refused comes back in a new page. */

const refusal = { message: 'Please check the marked fields.', fields: {} }
const refused = { refusal, picture: null }
const message = { name: 'Ayu', email: 'ayu@mail.example', subject: 'A licence', content: 'It is out of date.' }
const number = { areaCode: '+62', phone: '812 3456' }
const codes = { options: [{ value: '+62', label: 'Indonesia (+62)' }], own: '' }

test.each<[string, ReactNode, Record<string, string>]>([
  ['contact form', <ContactForm answer={{ ...refused, message }} subject="" aboutBroker={false} />, message],
  [
    'login form',
    <PasswordSignIn
      answer={{ ...refused, way: 'password', account: 'ayu@mail.example', remember: true }}
      busy={false}
    />,
    { account: 'ayu@mail.example', password: '' },
  ],
  ['email field', <EmailField typed="ayu@mail.example" refusal={refusal} />, { email: 'ayu@mail.example' }],
  ['nickname field', <NickField typed="Ayu" refusal={refusal} />, { nick: 'Ayu' }],
  ['phone number', <PhoneFields typed={number} refusal={refusal} codes={codes} />, number],
  ['phone number without a list of countries', <PhoneFields typed={number} refusal={refusal} codes={null} />, number],
])('the %s shows what was typed again, except a password, when it was refused', (_name, form, typed) => {
  const { container } = renderPart(form, { strings: { ...uiStrings, ...strings } })
  const shown = Object.keys(typed).map(name => [
    name,
    container.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value,
  ])
  expect(Object.fromEntries(shown)).toEqual(typed)
})
