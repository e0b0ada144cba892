import type { FormAnswer } from 'calls/account-forms/form-answer'
import { useText } from 'shared-state/runtime'
import { FileField } from 'ui/file-field'
import { Row } from 'ui/row'
import { accountText } from '../strings/keys.ts'
import styles from './pictures-field.module.css'
import { usePreviews } from './use-previews.ts'

interface PicturesFieldProps {
  label: string
  help: string
  answer: FormAnswer | undefined
  optional?: boolean
}

/** Several pictures, field `file`, previewed before they are sent. */
export function PicturesField({ label, help, answer, optional }: PicturesFieldProps) {
  const t = useText()
  const { previews, choose } = usePreviews(answer)
  return (
    <div>
      <FileField
        label={label}
        name="file"
        accept="image/jpeg,image/png,image/webp"
        multiple
        optional={optional}
        help={help}
        error={answer?.errors.file}
        onChange={choose}
      />
      {previews.length > 0 && (
        <Row className={styles.previews}>
          {previews.map((src, index) => (
            <img
              key={index}
              src={src}
              alt={t(accountText.chosenPicture, { number: index + 1 })}
              className={styles.preview}
            />
          ))}
        </Row>
      )}
    </div>
  )
}
