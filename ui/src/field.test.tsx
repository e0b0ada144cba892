import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { NumberField } from './number-field.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'
import { faultsOf, show } from './testing/show.tsx'

/** The text of a control's descriptions, in reading order. */
const descriptionOf = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map(id => document.getElementById(id)?.textContent)

test('a field is named by its label and described by its error first, then its help', async () => {
  const { container } = show(
    <TextField label="Nickname" name="nickname" help="Others see this." error="Use 2 to 20 characters" />,
  )
  const input = screen.getByRole('textbox', { name: 'Nickname' })
  expect(descriptionOf(input)).toEqual(['Use 2 to 20 characters', 'Others see this.'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(await faultsOf(container)).toEqual([])
})

test('a field without error or help is neither invalid nor described', () => {
  show(<TextField label="Nickname" />)
  const input = screen.getByRole('textbox', { name: 'Nickname' })
  expect(input.hasAttribute('aria-invalid')).toBe(false)
  expect(input.hasAttribute('aria-describedby')).toBe(false)
})

test('a hidden label still names the control', () => {
  show(<TextField label="Find a regulator" hideLabel />)
  expect(screen.getByRole('textbox', { name: 'Find a regulator' })).toBeTruthy()
})

test('an optional field is labelled as optional in the page’s language', () => {
  show(<TextField label="Situs web" optional />, 'id')
  expect(screen.getByRole('textbox', { name: 'Situs web opsional' })).toBeTruthy()
})

test('a number field is a text input with a decimal keyboard', async () => {
  const { container } = show(<NumberField label="Risk" defaultValue="0,5" after="%" />)
  const input = screen.getByRole('textbox', { name: 'Risk' })
  expect(input).toHaveProperty('value', '0,5')
  expect(input.getAttribute('inputmode')).toBe('decimal')
  expect(await faultsOf(container)).toEqual([])
})

test('select, textarea and checkbox link their errors to the control', async () => {
  const { container } = show(
    <>
      <SelectField
        label="Pair"
        options={[{ value: 'EURUSD', label: 'EUR/USD' }]}
        placeholder="Choose"
        error="Choose a pair"
      />
      <TextareaField label="Reply" error="Please enter your reply" aside="0 of 10" />
      <CheckboxField label="I agree" help="You can take it back." error="Please agree first" />
    </>,
  )
  expect(descriptionOf(screen.getByRole('combobox', { name: 'Pair' }))).toEqual(['Choose a pair'])
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Reply' }))).toEqual(['Please enter your reply'])
  expect(descriptionOf(screen.getByRole('checkbox', { name: 'I agree' }))).toEqual([
    'Please agree first',
    'You can take it back.',
  ])
  expect(await faultsOf(container)).toEqual([])
})

test('a filter’s checkbox is named by its label and shows how many results it leaves', async () => {
  const { container } = show(<Checkbox label="MetaTrader 5" name="platform" value="mt5" count={23_041} />)
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /^MetaTrader 5/ })
  await userEvent.click(screen.getByText('MetaTrader 5'))
  expect(box.checked).toBe(true)
  expect(screen.getByText('23,041').closest('label')).toBe(box.closest('label'))
  expect(await faultsOf(container)).toEqual([])
})

test('a button shows and hides the password without changing it', async () => {
  const { container } = show(<PasswordField label="Password" name="password" />)
  const field = screen.getByLabelText<HTMLInputElement>('Password')
  const button = screen.getByRole('button', { name: 'Show password' })
  await userEvent.type(field, 'a long phrase')
  expect([field.type, button.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
  await userEvent.click(button)
  expect([field.type, field.value, button.getAttribute('aria-pressed')]).toEqual(['text', 'a long phrase', 'true'])
  await userEvent.click(button)
  expect(field.type).toBe('password')
  expect(await faultsOf(container)).toEqual([])
})
