import { useText } from 'shared-state/runtime'
import { TextField } from 'ui/text-field'
import { shellText } from '../../strings/keys.ts'
import styles from './picture-field.module.css'
import type { ContactAnswer } from './submit-contact.ts'

interface PictureFieldProps {
  picture: NonNullable<ContactAnswer['picture']>
  error: string | undefined
}

/** The bot check for who has no JavaScript: characters to read from a picture. */
export function PictureField({ picture: { graphId, image }, error }: PictureFieldProps) {
  const t = useText()
  return (
    <div className={styles.check}>
      <input type="hidden" name="graphId" value={graphId} />
      <img src={image} width={220} height={72} alt={t(shellText.pictureAlt)} className={styles.picture} />
      <TextField
        // Another picture has other characters.
        key={graphId}
        label={t(shellText.pictureCode)}
        name="graphCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={20}
        help={t(shellText.pictureHelp)}
        error={error}
      />
    </div>
  )
}
