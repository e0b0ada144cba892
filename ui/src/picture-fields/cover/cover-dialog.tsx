import { Plus } from '@lucide/icons'
import { useEffect, useRef, useState } from 'react'
import { useText } from 'shared-state/runtime'
import { Button } from '../../button.tsx'
import { Dialog } from '../../dialog.tsx'
import { Stack } from '../../stack.tsx'
import { uiText } from '../../strings/keys.ts'
import { AreaFields } from './area-fields.tsx'
import styles from './cover-dialog.module.css'
import { drawCovered, fileOf } from './cover-picture.ts'
import type { CoverArea } from './pixelate.ts'
import { useDrawnArea } from './use-drawn-area.ts'

interface CoverDialogProps {
  file: File
  /** With the covered picture. */
  onDone: (covered: File) => void
  /** The picture is not wanted after all. */
  onLeave: () => void
  /** The browser cannot read or write the picture. */
  onFail: () => void
}

/** Also rejects where the browser cannot do it at all. */
const readPicture = async (file: File) => createImageBitmap(file)

/** Where an area begins that is added with the keyboard. */
const newArea: CoverArea = { left: 30, top: 45, width: 40, height: 10 }

/** Covers parts of a picture before it is uploaded: rectangles drawn with the pointer, or given in the fields below. */
export function CoverDialog({ file, onDone, onLeave, onFail }: CoverDialogProps) {
  const t = useText()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [picture, setPicture] = useState<ImageBitmap>()
  const [areas, setAreas] = useState<readonly CoverArea[]>([])
  const { drawn, pointer } = useDrawnArea(area => setAreas(before => [...before, area]))
  const failed = useRef(onFail)

  useEffect(() => {
    let isLeft = false
    readPicture(file).then(
      bitmap => (isLeft ? bitmap.close() : setPicture(bitmap)),
      () => isLeft || failed.current(),
    )
    return () => {
      isLeft = true
    }
  }, [file])
  useEffect(() => {
    if (picture && canvas.current) drawCovered(canvas.current, picture, drawn ? [...areas, drawn] : areas)
  }, [picture, areas, drawn])

  const upload = () => {
    drawCovered(canvas.current!, picture!, areas)
    fileOf(canvas.current!, file).then(onDone, onFail)
  }
  return (
    <Dialog
      open
      shape="screen"
      onClose={onLeave}
      title={t(uiText.coverPicture, { name: file.name })}
      footer={
        <>
          <Button variant="secondary" onClick={onLeave}>
            {t(uiText.leaveOut)}
          </Button>
          <Button busy={!picture} onClick={upload}>
            {t(uiText.uploadPicture)}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t(uiText.coverHelp)}</p>
        <canvas ref={canvas} className={styles.picture} {...pointer} />
        {areas.map((area, index) => (
          <AreaFields
            key={index}
            number={index + 1}
            area={area}
            onChange={changed => setAreas(areas.with(index, changed))}
            onRemove={() => setAreas(areas.toSpliced(index, 1))}
          />
        ))}
        <div>
          <Button variant="secondary" small icon={Plus} onClick={() => setAreas([...areas, newArea])}>
            {t(uiText.addArea)}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
