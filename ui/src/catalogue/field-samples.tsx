import { BotPictureField } from '../bot-picture-field.tsx'
import { Checkbox } from '../checkbox.tsx'
import { CheckboxField } from '../checkbox-field.tsx'
import { FileField } from '../file-field.tsx'
import { Flag } from '../flag.tsx'
import { GradeBadge } from '../grade-badge.tsx'
import { Grid } from '../grid.tsx'
import { NumberField } from '../number-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { RadioGroup } from '../radio-group.tsx'
import { Row } from '../row.tsx'
import { SearchField } from '../search-field.tsx'
import { SelectField } from '../select-field.tsx'
import { Stack } from '../stack.tsx'
import { StarField } from '../star-field.tsx'
import { TextField } from '../text-field.tsx'
import { TextareaField } from '../textarea-field.tsx'
import { Sample } from './sample.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="220" height="72"><text x="60" y="46" font-size="32">K7QP2</text></svg>')}`
const pairs = [
  { value: 'EURUSD', label: 'EUR/USD' },
  { value: 'USDIDR', label: 'USD/IDR' },
]
const currencies = [
  { value: 'USD', label: 'USD' },
  { value: 'XAU', label: 'Gold, not offered', disabled: true },
]
const kinds = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'Email' },
  { value: 'qr', label: 'QR code' },
]
const rates = [
  { value: 'site', label: 'The site’s rate' },
  { value: 'own', label: 'Your own, when you are logged in', disabled: true },
]
const sides = [
  { value: 'buy', label: 'Buy' },
  { value: 'sell', label: 'Sell', help: 'You gain when the price falls.' },
]

export function FieldSamples() {
  return (
    <Grid columns={2}>
      <Sample name="Fields">
        <Stack>
          <TextField
            label="Nickname"
            name="nickname"
            defaultValue="R"
            error="Use 2 to 20 characters"
            help="Others see this."
            aside="1 of 20"
          />
          <TextField
            label="Phone number"
            name="phone"
            inputMode="tel"
            defaultValue="812 3456 7890"
            before={
              <>
                <Flag code="id" />
                +62
              </>
            }
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="new-password"
            defaultValue="a long phrase"
            help="8 to 64 characters."
          />
          <NumberField
            label="Risk on this trade"
            name="risk"
            defaultValue="1"
            after="%"
            help="From your entry price to your stop."
          />
          <NumberField label="Stop distance" name="stop" defaultValue="abc" after="pips" error="Enter a number" />
          <SelectField label="Pair" name="pair" options={pairs} placeholder="Choose a pair" optional />
          <SelectField
            label="Account currency"
            name="account"
            options={currencies}
            defaultValue="USD"
            help="What your balance is in."
            error="Choose a currency"
          />
          <SelectField label="Platform" name="platform" options={currencies} disabled />
          <TextareaField
            label="Your reply"
            name="reply"
            defaultValue="Thanks!"
            error="Enter at least 10 characters for your reply"
            aside="7 of 10"
          />
          <FileField
            label="Picture"
            name="picture"
            accept="image/png"
            help="JPG or PNG, up to 2 MB."
            error="This is not a picture"
          />
          <BotPictureField picture={{ graphId: 'sample', image: picture }} error="These are not the characters" />
          <TextField label="Reference" name="reference" defaultValue="7F3A-20K1" disabled />
        </Stack>
      </Sample>
      <Sample name="Choices and search">
        <Stack gap="l">
          <SearchField label="Broker name" action="/en/search.html" size="l" button="Check" />
          <SearchField label="Find one of 60" action="/en/regulators.html" button={false} />
          <SearchField label="Search" action="/en/search.html" defaultValue="  " error="Enter 1 to 64 characters" />
          <RadioGroup label="Log in with" name="kind" options={kinds} defaultValue="phone" look="bar" />
          <RadioGroup label="Side" name="side" options={sides} defaultValue="buy" />
          <RadioGroup
            label="Was it resolved?"
            name="resolved"
            options={[{ value: 'yes', label: 'Yes' }]}
            error="Choose one"
          />
          <RadioGroup label="Rate" name="rate" options={rates} hideLabel />
          <StarField label="Your rating" name="stars" defaultValue={4} />
          <StarField label="Your rating of the app" name="appStars" error="Please fill in this field" />
          <Stack gap="s">
            <Checkbox
              label={
                <Row gap="s">
                  <GradeBadge grade="AAA" size="s" />
                  Above 8.54
                </Row>
              }
              name="grade"
              count={312}
              defaultChecked
            />
            <Checkbox label="Accepts clients in Indonesia" name="country" count={9402} />
            <CheckboxField
              label="I agree to publish this"
              name="consent"
              help="Your contact stays private."
              error="Please agree first"
            />
            <CheckboxField label="Sent to the broker already" name="sent" disabled defaultChecked />
          </Stack>
        </Stack>
      </Sample>
    </Grid>
  )
}
