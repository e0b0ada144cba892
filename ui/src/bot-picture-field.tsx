import { useText } from 'shared-state/runtime'
import styles from './bot-picture-field.module.css'
import { uiText } from './strings/keys.ts'
import { TextField } from './text-field.tsx'

export interface BotPictureFieldProps {
  /** The response of `usercenter.graphcode`. */
  picture: { graphId: string; image: string }
  error?: string | undefined
}

/** The bot check for browsers that cannot run the proof of work: type the characters shown in a picture. */
export function BotPictureField({ picture: { graphId, image }, error }: BotPictureFieldProps) {
  const t = useText()
  return (
    <div className={styles.check}>
      <input type="hidden" name="graphId" value={graphId} />
      <img src={image} width={220} height={72} alt={t(uiText.pictureCodeAlt)} className={styles.picture} />
      <TextField
        // A new picture shows different characters.
        key={graphId}
        label={t(uiText.pictureCode)}
        name="graphCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={20}
        help={t(uiText.pictureCodeHelp)}
        error={error}
      />
    </div>
  )
}
